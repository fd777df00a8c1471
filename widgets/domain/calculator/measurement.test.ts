import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../typed.fixture.ts';
import { type Measurement, numericText, readMeasurement } from './measurement.ts';

type Row = [typed: string, measurement: Measurement];

const unreadable: Measurement = { value: 0, problem: 'unreadable' };
const negative: Measurement = { value: 0, problem: 'negative' };
const nbsp = '\u00a0';

describe('a length', () => {
  test.each<Row>([
    // A comma and a point are both read as the decimal separator.
    ['2', { value: 2 }],
    ['2,5', { value: 2.5 }],
    ['2.5', { value: 2.5 }],
    [',5', { value: 0.5 }],
    ['2,', { value: 2 }],
    ['1,250', { value: 1.25 }],
    ['+3', { value: 3 }],
    // When both occur, the last one is the decimal separator.
    ['1.250,5', { value: 1250.5, centimetres: '1.250,5' }],
    ['1,250.5', { value: 1250.5, centimetres: '1,250.5' }],
    ['1.250.000', { value: 1_000_000, problem: 'too-large' }],
    ['12.500.000,75 mm', { value: 12_500.00075 }],
    // Units.
    ['250 cm', { value: 2.5 }],
    ['250CM', { value: 2.5 }],
    ['29 cm', { value: 0.29 }],
    ['2500mm', { value: 2.5 }],
    ['2,5 m', { value: 2.5 }],
    ['2,5 meter', { value: 2.5 }],
    ['2500 ㎜', { value: 2.5 }],
    ['2,5 inch', unreadable],
    ['2 m 50', unreadable],
    ['2,5 m²', unreadable],
    ['cm', unreadable],
    // Several pieces of one length, together.
    ['8 x 1,2', { value: 9.6 }],
    ['8x1.2', { value: 9.6 }],
    ['8 X 1,2', { value: 9.6 }],
    ['8 × 120 cm', { value: 9.6 }],
    ['8 keer 1,2', { value: 9.6 }],
    ['8 x 1.2 m', { value: 9.6 }],
    ['8*1,2', { value: 9.6 }],
    ['3 x 1,2', { value: 3.6 }],
    ['1 x 0,9', { value: 0.9 }],
    ['12 x 2040 mm', { value: 24.48 }],
    // Each piece is probable, so nothing is asked; a piece in centimetres is asked about.
    ['60 x 1,2', { value: 72 }],
    ['8 x 120', { value: 960, centimetres: '8x120' }],
    ['8 x 9999999', { value: 1_000_000, problem: 'too-large' }],
    ['-8 x 1,2', negative],
    // The size of one thing, or no number of pieces.
    ['120 x 80', unreadable],
    ['1,2 x 1,5', unreadable],
    ['0 x 1,2', unreadable],
    ['8 x', unreadable],
    ['x 1,2', unreadable],
    ['2 x 3 x 4', unreadable],
    ['8 x -1', unreadable],
    // Spaces, and the characters of other keyboards.
    [' 2 , 5 ', { value: 2.5 }],
    [`2,5${nbsp}`, { value: 2.5 }],
    [`250${nbsp}cm`, { value: 2.5 }],
    ['2\t', { value: 2 }],
    ['２．５', { value: 2.5 }],
    ['２，５', { value: 2.5 }],
    ['２５０ｃｍ', { value: 2.5 }],
    // An improbable length asks whether centimetres were meant. With a unit it does not ask.
    ['50', { value: 50 }],
    ['50,01', { value: 50.01, centimetres: '50,01' }],
    ['250', { value: 250, centimetres: '250' }],
    ['2 5 0', { value: 250, centimetres: '250' }],
    ['60 m', { value: 60 }],
    ['6000 cm', { value: 60 }],
    // Empty and negative values.
    ['', { value: 0 }],
    ['   ', { value: 0 }],
    [nbsp, { value: 0 }],
    ['0', { value: 0 }],
    ['-0', { value: 0 }],
    ['-3', negative],
    ['−3', negative],
    ['–3', negative],
    ['－3', negative],
    ['- 2,5 m', negative],
    // Not a number.
    ['abc', unreadable],
    ['1e5', unreadable],
    ['0x10', unreadable],
    ['Infinity', unreadable],
    ['NaN', unreadable],
    ['1,2,3', unreadable],
    ['1.2.3', unreadable],
    ['1,25.5', unreadable],
    ['1.250,5,5', unreadable],
    ['1000.250,5', unreadable],
    ['1000.250.500 mm', unreadable],
    ['2-3', unreadable],
    ['--3', unreadable],
    ['.', unreadable],
    [',,', unreadable],
    ['-', unreadable],
    ['½', unreadable],
    ['٢', unreadable],
    // Larger than anything that can be wrapped.
    ['1000000', { value: 1_000_000, centimetres: '1000000' }],
    ['1000001', { value: 1_000_000, problem: 'too-large' }],
    ['9'.repeat(400), { value: 1_000_000, problem: 'too-large' }],
    [`${'9'.repeat(400)} mm`, { value: 1_000_000, problem: 'too-large' }],
    [`0,${'0'.repeat(400)}1`, { value: 0 }],
  ])('typed as "%s"', (typed, measurement) => {
    expect(readMeasurement(typed, 'metres')).toEqual(measurement);
  });
});

describe('a number of pieces', () => {
  test.each<Row>([
    ['12', { value: 12 }],
    [' 12 ', { value: 12 }],
    ['12,0', { value: 12 }],
    ['250', { value: 250 }],
    // Nobody counts in thousandths.
    ['1.000', { value: 1000 }],
    ['1,250', { value: 1250 }],
    ['1.250,0', { value: 1250 }],
    ['0.500', { value: 0.5, problem: 'not-whole' }],
    ['1.00', { value: 1 }],
    ['0', { value: 0 }],
    ['', { value: 0 }],
    ['2,5', { value: 2.5, problem: 'not-whole' }],
    ['2.5', { value: 2.5, problem: 'not-whole' }],
    ['12 cm', unreadable],
    ['12m', unreadable],
    ['2 x 3', unreadable],
    ['twaalf', unreadable],
    ['-1', negative],
    ['9'.repeat(400), { value: 1_000_000, problem: 'too-large' }],
  ])('typed as "%s"', (typed, measurement) => {
    expect(readMeasurement(typed, 'count')).toEqual(measurement);
  });
});

test.each(['metres', 'count'] as const)(
  'any text as %s is a number of 0 or more, and small enough',
  (kind) => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { value } = readMeasurement(text, kind);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1_000_000);
        expect(Object.is(value, -0)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  },
);

test.each([
  ['2,5', '2.5'],
  ['2.50', '2.5'],
  ['250 cm', '2.5'],
  ['1.250,5', '1250.5'],
  [' 12 ', '12'],
  ['3 x 1,2', '3.6'],
  ['0', '0'],
  ['', ''],
  ['  ', ''],
  // What cannot be read goes into the payload as typed, for a person to read.
  [' twaalf ', 'twaalf'],
  ['-3', '-3'],
])('the payload says "%s" as "%s"', (typed, numeric) => {
  expect(numericText(typed, 'metres')).toBe(numeric);
});
