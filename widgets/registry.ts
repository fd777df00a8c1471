import { entries } from './entries.ts';
import type { Registry } from './kit/loader.ts';

/** What the loader knows of the widgets, by tag. A bundle holds just that, written out: `kit/build/entries-plugin.ts`. */
export const registry: Registry = Object.fromEntries(
  entries.map(({ meta: { tag }, load, when, sends }) => [
    tag,
    { load: async () => (await load()).widget, when, ...(sends && { sends }) },
  ]),
);
