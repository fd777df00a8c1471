import type { Language } from '../../widgets/domain/text.ts';
import type { PartnerWidget } from '../lib/widgets/partner-widgets.ts';

const shortest = 120;
const longest = 155;

/** Sentences that may follow the widget's description, the longest first. */
const more = {
  nl: [
    'Een werkend voorbeeld, de code om te kopiëren, en alle attributen en events op één pagina.',
    'Met een voorbeeld, de code, alle attributen en de events.',
    'Met voorbeeld, code en attributen.',
    '',
  ],
  en: [
    'See it at work, copy the code, and look up every attribute, event and part on a single page.',
    'See it at work, copy the code, look up its attributes.',
    'With an example and its code.',
    '',
  ],
} as const;

/**
 * The description of a widget's page for search engines, 120 to 155 characters.
 *
 * @throws Error when the widget's description is too long for that
 */
export function searchDescription({ meta, docs }: PartnerWidget, lang: Language): string {
  const all = more[lang].map((rest) => `${docs.description[lang]} ${rest}`.trim());
  const fitting = all.find(({ length }) => length >= shortest && length <= longest);
  if (!fitting)
    throw new Error(`No description of <${meta.tag}> (${lang}) has ${shortest} to ${longest} characters.`);
  return fitting;
}
