import { addressOf } from '../../../widgets/domain/addresses.ts';
import { locales } from '../../../widgets/domain/languages.ts';
import { type Language, languages } from '../../../widgets/domain/text.ts';
import { entries, entryOf } from '../../../widgets/entries.ts';
import type { Company } from '../../../widgets/kit/company.ts';
import { fragmentsOf } from '../../../widgets/kit/early/fragments-of.ts';
import type { WidgetEntry } from '../../../widgets/kit/entry.ts';
import { type PrerenderOptions, prerender } from '../../../widgets/kit/prerender.tsx';
import type { Widget } from '../../../widgets/kit/widget.ts';
import { companyOf, loadFacts } from '../content/facts.ts';
import { environment } from '../environment.ts';

/** All widgets with all their parts, loaded once, because rendering is synchronous. */
const widgets = new Map<string, Widget>(await Promise.all(entries.map(loadWidget)));
const company = companyOf(loadFacts());
const { formMailUrl, siteUrl } = environment();
/** By tag and language. */
const fragments = new Map<string, object | undefined>(
  await Promise.all(
    entries
      .filter(({ withFragments }) => !withFragments)
      .flatMap((entry) =>
        languages.map(
          async (lang) => [entry.meta.tag + lang, await fragmentsOf(entry, lang, company)] as const,
        ),
      ),
  ),
);

/**
 * The HTML of a widget on one of our pages: the element, with its content prerendered.
 *
 * @param tag a tag of `entries.ts`
 * @param attributes attributes of the host element
 * @param lang language of the page
 * @param options further options of the kit's `prerender`
 * @throws Error when there is no such widget, or it has no such attribute or value
 */
export function prerenderWidget(
  tag: string,
  attributes: Record<string, string>,
  lang: Language,
  options: DrawOptions = {},
): string {
  const key = JSON.stringify([tag, attributes, lang, options]);
  const html = drawn.get(key) ?? draw(tag, attributes, lang, options);
  drawn.set(key, html);
  return html;
}

interface DrawOptions extends Pick<PrerenderOptions, 'state' | 'styledBy'> {
  /** The page holds what the widget needs to answer before React, if it can: for a widget on the first screen. */
  first?: boolean;
  /** HTML inside the element, for a widget with slots. */
  content?: string;
}

/** The same widget is on many pages. */
const drawn = new Map<string, string>();

function draw(
  tag: string,
  given: Record<string, string>,
  pageLang: Language,
  { first, content = '', ...options }: DrawOptions,
): string {
  const entry = entryOf(tag);
  const widget = widgets.get(tag)!;
  const asked = languages.find((language) => language === given['lang']) ?? pageLang;
  // A widget without texts in a language is shown completely in the fallback language, also its numbers and labels. The `lang` attribute
  // keeps it so after hydration.
  const lang = widget.copy[asked] ? asked : (locales[asked].fallback as Language);
  const attributes = lang === asked ? given : { ...given, lang };
  const written = Object.entries(attributes).map(([name, value]) => {
    const meta = widget.meta.attributes[name];
    if (!meta && name !== 'id') throw new Error(`<${tag}> has no attribute "${name}".`);
    if (meta?.values && !meta.values.includes(value))
      throw new Error(`<${tag} ${name}> is one of: ${meta.values.join(', ')}.`);
    return ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  });
  const drawn = prerender(widget, {
    attributes,
    lang,
    company: { ...company, formMail: formMail(entry, lang) },
    sketch: entry.sketch?.(attributes),
    fragments: first ? withoutFresh(fragments.get(tag + lang)) : undefined,
    ...options,
  });
  return `<${tag}${written.join('')}>${drawn}${content}</${tag}>`;
}

/** The element itself shows its fresh markup. */
function withoutFresh(fragments: object | undefined): object | undefined {
  return fragments && { ...fragments, fresh: undefined };
}

/** For forms that are sent without scripts: where they are posted, and where the service then redirects the visitor. */
function formMail({ sentTo = '/verzonden' }: WidgetEntry, lang: Language): Company['formMail'] {
  const [route = '', fragment] = sentTo.split('#');
  const next = `${addressOf(route, lang)}?success=true${fragment ? `#${fragment}` : ''}`;
  return { action: formMailUrl, next: siteUrl + next };
}

async function loadWidget({ meta, load }: WidgetEntry): Promise<[string, Widget]> {
  const { widget } = await load();
  await widget.loadAll();
  return [meta.tag, widget];
}
