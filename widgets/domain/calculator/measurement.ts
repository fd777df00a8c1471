/**
 * Reads what people type as a number: `2,5`, `2.5`, `1.250,5`, `250 cm`, `8 x 1,2` (rule `typing-numbers`). What cannot be read counts as 0
 * (rule `price-unreadable`).
 */

export type MeasurementProblem = 'unreadable' | 'negative' | 'not-whole' | 'too-large';

export interface Measurement {
  /** Metres or pieces; of several equal lengths, all of them together. Never negative, NaN or infinite. What cannot be read counts as 0. */
  value: number;
  problem?: MeasurementProblem;
  /**
   * The typed text without its spaces, for a length so large that centimetres were probably meant. The form then asks, but never blocks.
   */
  centimetres?: string;
}

/** Larger than anything that can be wrapped; the limit keeps every product finite. */
const largest = 1_000_000;
const improbableMetres = 50;
const metresPerUnit: Record<string, number> = { cm: 0.01, mm: 0.001 };

/** A number with its unit. For a length, the number of pieces may come first: two digits at most, as `120 x 80` is the size of one. */
const pattern = /^([+-]?)((?:([1-9]\d?)(?:[x×*]|keer))?([\d.,]+))(m|meter|cm|mm)?$/;

/** Reads a length in metres, optionally with a unit or of several pieces, or a whole number of pieces for `count`. */
export function readMeasurement(text: string, kind: 'count' | 'metres'): Measurement {
  const typed = text.normalize('NFKC').replace(/\s/g, '').replace(/^[−–]/, '-').toLowerCase();
  if (typed === '') return { value: 0 };
  const [, sign, amount, pieces, digits = '', unit = ''] = typed.match(pattern) ?? [];
  const number = readNumber(digits, kind);
  if (number === undefined || ((unit || pieces) && kind === 'count'))
    return { value: 0, problem: 'unreadable' };
  if (sign === '-' && number > 0) return { value: 0, problem: 'negative' };
  // 29 × 0.01 is 0.29000000000000004, and nobody measures that closely.
  const value = +(number * (metresPerUnit[unit] ?? 1) * Number(pieces ?? 1)).toFixed(6);
  if (value > largest) return { value: largest, problem: 'too-large' };
  if (kind === 'count') return Number.isInteger(value) ? { value } : { value, problem: 'not-whole' };
  return number > improbableMetres && unit === '' ? { value, centimetres: `${amount}` } : { value };
}

/** The value as text with a decimal point, for the payload. What cannot be read stays as it was typed. */
export function numericText(text: string, kind: 'count' | 'metres'): string {
  const { value, problem } = readMeasurement(text, kind);
  return text.trim() === '' || problem === 'unreadable' || problem === 'negative'
    ? text.trim()
    : String(value);
}

/**
 * A single separator is the decimal one, except before the last three digits of a number of pieces; of both kinds, the last; one that is
 * repeated separates thousands.
 */
function readNumber(digits: string, kind: 'count' | 'metres'): number | undefined {
  if (!/\d/.test(digits)) return undefined;
  const isThousands = kind === 'count' && /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);
  if (digits.split(/[.,]/).length <= 2 && !isThousands) return Number(digits.replace(',', '.'));
  const [, thousands] = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/.exec(digits) ?? [];
  return thousands ? Number(digits.replaceAll(thousands, '').replace(',', '.')) : undefined;
}
