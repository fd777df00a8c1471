import type { Language } from '../domain/languages.ts';
import type { Text } from '../domain/text.ts';
import type { FragmentSource } from './early/fragment-source.ts';
import type { Example } from './example.ts';
import type { LoaderEntry } from './loader.ts';
import type { WidgetDocs, WidgetMeta } from './meta.ts';
import type { Widget } from './widget.ts';

/** The declaration of a widget, and its documentation. */
export interface DocumentedWidget<M extends WidgetMeta = WidgetMeta> {
  meta: M;
  docs: WidgetDocs<M>;
}

/**
 * Everything that code outside a widget's folder knows about the widget. A `NAME.entry.ts` in the folder holds it, and `entries.ts` lists
 * it. It is read in Node; the build gives the loader only the members of `LoaderEntry`.
 */
export interface WidgetEntry<M extends WidgetMeta = WidgetMeta>
  extends DocumentedWidget<M>,
    Pick<LoaderEntry, 'when'> {
  load(): Promise<{ widget: Widget }>;
  /**
   * Loads what makes the fragments of its early part, `NAME.early.ts`: with it the element answers before React is loaded.
   */
  early?(): Promise<{
    // biome-ignore lint/suspicious/noExplicitAny: the state is that of the entry's own widget.
    fragments(lang: Language, render: FragmentSource<any>): object;
  }>;
  /** Its early part has the fragments of all languages in its own file: for one that is small, and starts at an interaction. */
  withFragments?: true;
  examples: readonly Example[];
  /** The script limit of one element, in KB (brotli) until it is hydrated, if it is above `usualScriptLimit`. */
  scriptLimit?: number;
  /** It opens a tab to deliver in, on our own pages. */
  deliversInTab?: true;
  /** Fields of its mails that the courier's protocol does not list. */
  mailFields?: readonly string[];
  /** The page that follows after a form is sent without scripts: a Dutch path with an optional fragment, `/verzonden` by default. */
  sentTo?: string;
  /** Attributes that the site's configuration sets on our own pages, with the name of the setting. */
  settings?: { readonly [K in keyof M['attributes'] & string]?: SiteSetting };
  /** CSS for prerendering in place of the shared rules, for a widget so small that those would be larger. */
  sketch?(attributes: Readonly<Record<string, string>>): string | undefined;
  /** The script adds the element to a page; page authors do not. */
  comesByItself?: true;
  /** Attributes that make the element useful to a partner. */
  usual?: Readonly<Record<string, string>>;
  /** The content of a partner's element until the widget is loaded, and if that fails: a link to our page with the same purpose. */
  instead?: { route: string; label: Text };
  /** Name of the example that partners see, where a fresh element shows too little. */
  demo?: string;
}

/** A setting of the site's build that an attribute can take its value from. */
export type SiteSetting = 'partnerEndpoint';

/** The script limit of one element, in KB (brotli) until it is hydrated, unless its entry has its own. */
export const usualScriptLimit = 56;

/** Checks an entry against its own meta. */
export function defineEntry<M extends WidgetMeta>(entry: WidgetEntry<M>): WidgetEntry<M> {
  return entry;
}
