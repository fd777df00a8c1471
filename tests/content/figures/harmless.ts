import type { Figure } from './find-figures.ts';

const months = '(?:jan|feb|maart|march|apr|mei|may|jun|jul|aug|sep|okt|oct|nov|dec)\\p{L}*';
const metres = String.raw`(?:m|cm|mm|km|meter|metres?|kilomet\p{L}+)(?![\p{L}²])`;

/** Numbers that claim nothing, told apart by how they are written. */
const rules: Record<string, (figure: Figure, before: string, after: string) => boolean> = {
  year: ({ kind, written }) => kind === 'count' && /^(?:19[5-9]\d|20[0-5]\d)$/.test(written),
  version: ({ written }) => /^\d+\.\d{1,2}\.\d{1,2}$/.test(written),
  date: (_, __, after) => new RegExp(`^ ${months}`, 'iu').test(after),
  time: ({ written }, before, after) =>
    /\d:$/.test(before) ||
    /^:\d\d/.test(after) ||
    (/^\d{1,2}\.\d\d$/.test(written) && /^ ?(?:uur|-|–|tot|$)/.test(after)),
  // The items of a list in an article, the paragraphs of the terms, the steps of a plan.
  numbering: ({ value, written }, before, after) =>
    (before === '' && /^\d{1,2}$/.test(written) && /^\. /.test(after)) ||
    (before === '' && value < 20 && /^\d{1,2}(?:\.\d)?$/.test(written) && /^ ['‘“]?\p{Lu}/u.test(after)) ||
    /(?:dag|day|stap|step|artikel|article|niveau|level) $/i.test(before),
  length: (_, before, after) =>
    new RegExp(`^ ?${metres}`, 'u').test(after) ||
    new RegExp(
      `^ ?(?:×|bij|by|tot|to|en|and) ?\\d[\\d.,]*(?: ?(?:×|bij|by) ?\\d[\\d.,]*)* ?${metres}`,
      'u',
    ).test(after) ||
    /(?:×|\d bij|\d by) $/.test(before),
};

/** The rule by which a number claims nothing, if there is one. */
export function harmlessBecause(figure: Figure, text: string): string | undefined {
  const before = text.slice(0, figure.start);
  const after = text.slice(figure.end);
  return Object.keys(rules).find((name) => rules[name]!(figure, before, after));
}
