import { entries } from './entries.ts';
import type { Registry } from './kit/loader.ts';

/** What the loader knows about each widget, by tag. In a bundle the build writes out this object: `kit/build/entries-plugin.ts`. */
export const registry: Registry = Object.fromEntries(
  entries.map(({ meta: { tag }, load, when, sends }) => [
    tag,
    { load: async () => (await load()).widget, when, ...(sends && { sends }) },
  ]),
);
