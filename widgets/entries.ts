import type { WidgetEntry } from './kit/entry.ts';

/** The list of widgets: a new widget needs a folder and one line here. Partner page, workbench and manifests keep this order. */
const modules = await Promise.all([
  import('./price-calculator/price-calculator.entry.ts'),
  import('./film-visualiser/film-visualiser.entry.ts'),
  import('./quote-form/quote-form.entry.ts'),
  import('./chat/chat.entry.ts'),
  import('./language-switcher/language-switcher.entry.ts'),
  import('./partner-form/partner-form.entry.ts'),
  import('./partner-dashboard/partner-dashboard.entry.ts'),
  import('./unsent-requests/unsent-requests.entry.ts'),
]);

/** The entries of all widgets. */
export const entries: readonly WidgetEntry[] = modules.map(({ entry }) => entry);

/** The metas of all widgets, with their literal types. */
export type EveryMeta = (typeof modules)[number]['entry']['meta'];

/** @throws Error when there is no such widget */
export function entryOf(tag: string): WidgetEntry {
  const entry = entries.find(({ meta }) => meta.tag === tag);
  if (!entry)
    throw new Error(
      `There is no widget <${tag}>. There are: ${entries.map(({ meta }) => meta.tag).join(', ')}.`,
    );
  return entry;
}
