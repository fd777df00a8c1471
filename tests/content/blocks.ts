import type { Language } from '../../widgets/domain/text.ts';
import type { BuiltPage } from './built-pages.ts';
import { lineOf } from './page-text.ts';

/** Words to look for: the same in both languages, or one text per language. */
export type Words = string | Record<Language, string>;

/** A required part of a page, found like a reader finds it: by heading, list, anchor or words. */
export interface Block {
  /** Name of the block in test titles. */
  is: string;
  /** CSS selector of the block, on the page or within a prerendered widget. */
  at: string;
  /** Number of matching elements. Without: at least one. */
  count?: number;
  /** Words that all matching elements together contain, in any order. Write figures plainly: `1500`, `4.9`. */
  says?: readonly Words[];
  /** Words that one matching element contains together, such as a row of a table. */
  one?: readonly Words[];
  /** CSS selectors that every matching element contains. */
  each?: readonly string[];
  /** Not on the pages with these routes. */
  exceptOn?: readonly string[];
  /** Required only if `widgets/entries.ts` lists this widget. */
  waitsFor?: string;
}

/** Blocks by route. */
export type ContentTable = Readonly<Record<string, readonly Block[]>>;

/** Words that differ by language. */
export function words(nl: string, en: string): Words {
  return { nl, en };
}

/** The mistakes of a block on a page; empty if the block is complete. */
export function missingFrom(
  { document, lang, route }: BuiltPage,
  { at, count, says = [], one = [], each = [], exceptOn = [] }: Block,
): string[] {
  if (exceptOn.includes(route)) return [];
  const widgets = [...document.querySelectorAll('template')].map(({ content }) => content);
  const found = [document, ...widgets].flatMap((root) => [...root.querySelectorAll(at)]);
  if (found.length === 0) return [`nothing at "${at}"`];
  const texts = found.map((element) => plainly(lineOf(element)));
  const lacking = (text: string, asked: readonly Words[]) =>
    asked.map((word) => inLanguage(word, lang)).filter((word) => !holds(text, word));
  return [
    ...(count !== undefined && found.length !== count ? [`${found.length} at "${at}", not ${count}`] : []),
    ...lacking(texts.join(' '), says).map((word) => `does not say "${word}"`),
    ...(texts.every((text) => lacking(text, one).length > 0)
      ? [`none says ${one.map((word) => `"${inLanguage(word, lang)}"`).join(' and ')}`]
      : []),
    ...each.flatMap((part) => {
      const without = found.filter((element) => !element.querySelector(part));
      return without.length > 0 ? [`no "${part}" in "${lineOf(without[0]!).slice(0, 40)}…"`] : [];
    }),
  ];
}

function inLanguage(word: Words, lang: Language): string {
  return typeof word === 'string' ? word : word[lang];
}

/** A figure matches only as a whole number: 150 is not in 1500. */
function holds(text: string, word: string): boolean {
  const pattern = plainly(word).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\d.])${pattern}(?!\\d|\\.\\d)`, 'u').test(text);
}

/** Removes differences in case and number format: `€ 1.500` and `€1,500` become 1500, `4,9` becomes 4.9. */
function plainly(text: string): string {
  return text
    .toLowerCase()
    .replace(/\u00a0/g, ' ')
    .replace(/\u2060/g, '')
    .replace(/−/g, '-')
    .replace(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d),(?=\d)/g, '.');
}
