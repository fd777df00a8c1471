import { defaultLanguage, type Language } from '../../widgets/domain/text.ts';
import { snippet } from '../inline-scripts/snippet.js';
import { inLanguage } from '../lib/in-language.ts';
import type { PageContext } from '../lib/page-context.ts';
import { linkTo } from '../lib/page-context.ts';
import { soonestFile } from '../lib/widgets/early-bundles.ts';
import type { PartnerWidget } from '../lib/widgets/partner-widgets.ts';
import { evergreenFile } from '../lib/widgets/releases.ts';

/** The code for a widget before any choice. */
export function defaultSnippet(context: PageContext, widget: PartnerWidget): string {
  return snippet({
    tag: widget.meta.tag,
    attributes: usualAttributes(widget, context.lang),
    properties: {},
    script: { src: soonestAddress(context, widget, context.lang) },
    inside: insideOf(context, widget, context.lang),
  });
}

/**
 * Attributes that are in the code from the start. A reader of the English page gets `lang="en"`, because without it the widget may be
 * Dutch.
 */
export function usualAttributes({ meta, usual }: PartnerWidget, lang: Language): Record<string, string> {
  return lang !== defaultLanguage && meta.attributes['lang'] ? { ...usual, lang } : { ...usual };
}

/** The first event of a widget that tells something, and the last member of its detail: what a page would show of it. */
export function shownEvent({ meta }: PartnerWidget): string | undefined {
  const told = Object.entries(meta.events).map(([name, { detail }]) => [name, Object.keys(detail).at(-1)]);
  return told.find(([, member]) => member)?.join(' ');
}

/** The address of the newest script with which a widget comes soonest, on a page in this language. */
export function soonestAddress({ site }: PageContext, widget: PartnerWidget, lang: Language): string {
  return site.environment.siteUrl + soonestFile(widget, lang);
}

/** The address of the newest script for all widgets. */
export function evergreenAddress({ site }: PageContext): string {
  return site.environment.siteUrl + evergreenFile;
}

/**
 * The fallback inside the element, as HTML: a link and a telephone number. Empty where the fallback would only flash: the assistant in
 * its corner, the language switcher.
 *
 * @throws Error when its link leads to a page that does not exist
 */
export function insideOf(context: PageContext, { meta, instead }: PartnerWidget, lang: Language): string {
  if (!instead) return '';
  const { siteUrl } = context.site.environment;
  const { phone, phoneInternational } = context.site.facts.company;
  const path = linkTo({ ...context, lang }, instead.route);
  if (!path) throw new Error(`<${meta.tag}> leads to ${instead.route}, and there is no such page.`);
  const or = inLanguage({ nl: 'of bel', en: 'or call' }, lang);
  return `<a href="${siteUrl}${path}">${instead.label[lang]}</a> ${or} <a href="tel:${phoneInternational}">${phone}</a>`;
}
