import { locales } from '../../../widgets/domain/languages.ts';
import type { Language } from '../../../widgets/domain/text.ts';

/** What a number in a text says. */
export type FigureKind = 'amount' | 'percentage' | 'duration' | 'count';

/** A number in a text. */
export interface Figure {
  kind: FigureKind;
  value: number;
  /** As it stands in the text: `1.500`. */
  written: string;
  start: number;
  end: number;
}

/** Not within a word, a code or the description of a job: `WF-101`, `3D`, `length=12`. */
const number = /(?<![\p{L}\p{N}#_/&;=])(?<!\p{L}-)(?<!\d[.,])\d+(?:[.,]\d+)*(?![\p{L}\p{N}])/gu;

/** The second half of a range shares the sign of the first, and the first shares the unit of the second. */
const to = String.raw`\s?\+?\s?(?:-|–|tot|to|of|or|en|and)\s?`;
const euro = new RegExp(`€\\s?(?:\\d+(?:[.,]\\d+)*${to})?$`, 'u');
const percent = new RegExp(`^(?:${to}\\d+(?:[.,]\\d+)*)?\\s?(?:%|procent|percent)`, 'u');
const units = {
  nl: '(?:werk)?(?:seconden?|minuut|minuten|uur|uren|dag(?:en)?|week|weken|maand(?:en)?|jaar|jarige?)',
  en: '(?:working |business )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)',
};
const time = new RegExp(
  `^(?:${to}\\d+(?:[.,]\\d+)*)?[\\s\\u2011-]?(?:${units.nl}|${units.en})(?!\\p{L})`,
  'u',
);

/** A text as the functions of this folder read it: with plain spaces, and without the characters that join a range. */
export function plainly(text: string): string {
  return text.replace(/\u00a0/g, ' ').replace(/\u2060/g, '');
}

/**
 * All numbers in a text.
 *
 * @param text as `plainly` gives it
 */
export function findFigures(text: string, lang: Language): Figure[] {
  return [...text.matchAll(number)].map(({ 0: written, index }) => {
    const end = index + written.length;
    const kind = kindOf(text.slice(0, index), text.slice(end));
    return { kind, value: valueIn(written, lang), written, start: index, end };
  });
}

function kindOf(before: string, after: string): FigureKind {
  if (euro.test(before) || /^ euros?(?!\p{L})/u.test(after)) return 'amount';
  if (percent.test(after)) return 'percentage';
  return time.test(after) ? 'duration' : 'count';
}

function valueIn(written: string, lang: Language): number {
  const [, thousands, decimals] = locales[lang].numbers;
  const whole = written.replaceAll(new RegExp(`\\${thousands}(?=\\d{3}(?!\\d))`, 'g'), '');
  return Number(whole.replace(decimals, '.').replace(/[.,](?=.*[.,])/g, ''));
}
