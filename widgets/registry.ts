import { entries } from './entries.ts';
import type { WidgetRegistry } from './start-widgets.ts';

/** What the loader knows about each widget, by tag. In a bundle the build writes out this object: `kit/build/entries-plugin.ts`. */
export const registry: WidgetRegistry = Object.fromEntries(
  entries.map(({ meta: { tag }, load, when }) => [
    tag,
    {
      load: async () => ({ ...(await load()), ...(await import('./define-element.ts')) }),
      when,
    },
  ]),
);
