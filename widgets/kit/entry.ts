import type { Text } from '../domain/text.ts';
import type { Example } from './example.ts';
import type { LoaderEntry } from './loader.ts';
import type { WidgetDocs, WidgetMeta } from './meta.ts';
import type { Widget } from './widget.ts';

/** What is declared of a widget, and what people read about it. */
export interface DocumentedWidget<M extends WidgetMeta = WidgetMeta> {
  meta: M;
  docs: WidgetDocs<M>;
}

/**
 * Everything that is known of a widget outside its folder: a `NAME.entry.ts` in the folder holds it, and `entries.ts` lists it.
 * Read in Node; the build gives the loader only what `LoaderEntry` holds.
 */
export interface WidgetEntry<M extends WidgetMeta = WidgetMeta>
  extends DocumentedWidget<M>,
    Pick<LoaderEntry, 'when' | 'sends'> {
  load(): Promise<{ widget: Widget }>;
  examples: readonly Example[];
  /** Most script that one of its elements may need to be hydrated, in KB (brotli), where it is more than `usualScriptLimit`. */
  scriptLimit?: number;
  /** It delivers into a tab that it opens, where it stands on our own pages. */
  deliversInTab?: true;
  /** Fields of its mails that the courier's protocol does not list yet. */
  mailFields?: readonly string[];
  /** Where a form that is sent without scripts leads, as a Dutch path with an optional fragment. `/verzonden` if absent. */
  sentTo?: string;
  /** Attributes that the configuration of the site decides on our own pages, and by which setting. */
  settings?: { readonly [K in keyof M['attributes'] & string]?: SiteSetting };
  /** The CSS to prerender it with instead of the shared rules, where it is so small that those would weigh more. */
  sketch?(attributes: Readonly<Record<string, string>>): string | undefined;
  /** The script puts it on a page; nobody else does. */
  comesByItself?: true;
  /** Attributes without which it would be of no use to a partner. */
  usual?: Readonly<Record<string, string>>;
  /** What visitors see in a partner's element until the widget comes, and if it cannot: our page that does the same. */
  instead?: { route: string; label: Text };
  /** Name of the example that shows it to partners, where a fresh element shows too little. */
  demo?: string;
}

/** A setting of the site's build that an attribute can take its value from. */
export type SiteSetting = 'partnerEndpoint';

/** Most script that an element of a widget may need to be hydrated, in KB (brotli), unless its entry says otherwise. */
export const usualScriptLimit = 66;

/** Types an entry against its own meta. */
export function defineEntry<M extends WidgetMeta>(entry: WidgetEntry<M>): WidgetEntry<M> {
  return entry;
}
