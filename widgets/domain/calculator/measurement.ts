/**
 * Reads what people type as a number: `2,5`, `2.5`, `1.250,5`, `250 cm` (rule `typing-numbers`). What cannot be read counts as 0 (rule
 * `price-unreadable`).
 */

export type MeasurementProblem = 'unreadable' | 'negative' | 'not-whole' | 'too-large';

export interface Measurement {
  /** Metres or pieces; never negative, NaN or infinite. What cannot be read counts as 0. */
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
const metresPerUnit: Record<string, number> = { m: 1, meter: 1, cm: 0.01, mm: 0.001 };

/** Reads a length in metres, optionally with a unit, or a whole number of pieces for `count`. */
export function readMeasurement(text: string, kind: 'count' | 'metres'): Measurement {
  const typed = text.normalize('NFKC').replace(/\s/g, '').replace(/^[−–]/, '-').toLowerCase();
  if (typed === '') return { value: 0 };
  const [, sign, digits = '', unit = ''] = typed.match(/^([+-]?)([\d.,]+)(m|meter|cm|mm)?$/) ?? [];
  const number = readDecimal(digits);
  if (number === undefined || (unit !== '' && kind === 'count')) return { value: 0, problem: 'unreadable' };
  if (sign === '-' && number > 0) return { value: 0, problem: 'negative' };
  const value = inMetres(number, unit);
  if (value > largest) return { value: largest, problem: 'too-large' };
  if (kind === 'count') return Number.isInteger(value) ? { value } : { value, problem: 'not-whole' };
  return value > improbableMetres && unit === '' ? { value, centimetres: `${digits}` } : { value };
}

/** The value as text with a decimal point, for the payload. What cannot be read stays as it was typed. */
export function numericText(text: string, kind: 'count' | 'metres'): string {
  const { value, problem } = readMeasurement(text, kind);
  return text.trim() === '' || problem === 'unreadable' || problem === 'negative'
    ? text.trim()
    : String(value);
}

function inMetres(number: number, unit: string): number {
  const factor = metresPerUnit[unit || 'm'] ?? 1;
  // 29 × 0.01 is 0.29000000000000004. Division by 100 yields exactly 0.29.
  return factor === 1 ? number : number / Math.round(1 / factor);
}

/** A single separator is the decimal one; of both kinds, the last; one that is repeated separates thousands. */
function readDecimal(digits: string): number | undefined {
  const comma = digits.split(',').length - 1;
  const point = digits.split('.').length - 1;
  if (!/\d/.test(digits)) return undefined;
  if (comma + point <= 1) return Number(digits.replace(',', '.'));
  const decimal = digits.lastIndexOf(',') > digits.lastIndexOf('.') ? ',' : '.';
  const thousands = decimal === ',' ? '.' : ',';
  const onlyThousands = comma === 0 || point === 0;
  const grouped = onlyThousands
    ? `\\d{1,3}(\\${decimal}\\d{3})+`
    : `\\d{1,3}(\\${thousands}\\d{3})+\\${decimal}\\d+`;
  if (!new RegExp(`^${grouped}$`).test(digits)) return undefined;
  const plain = onlyThousands
    ? digits.replaceAll(decimal, '')
    : digits.replaceAll(thousands, '').replace(decimal, '.');
  return Number(plain);
}
