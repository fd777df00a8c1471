import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal, euros } from './numbers.ts';
import type { Language } from './text.ts';

test.each<[number, Language, string]>([
  [150, 'nl', '€\u00a0150'],
  [1234, 'nl', '€\u00a01.234'],
  [29400, 'nl', '€\u00a029.400'],
  [1234567, 'nl', '€\u00a01.234.567'],
  [150, 'en', '€150'],
  [1234, 'en', '€1,234'],
  [1234567, 'en', '€1,234,567'],
])('%s euros in %s: "%s"', (amount, lang, text) => {
  expect(euros(amount, lang)).toBe(text);
});

test.each<[number, Language, string]>([
  [1.5, 'nl', '1,5'],
  [1.15, 'en', '1.15'],
  [11.600000000000001, 'nl', '11,6'],
  [1250.5, 'nl', '1.250,5'],
  [1250.5, 'en', '1,250.5'],
  [0.0625, 'nl', '0,063'],
  [12, 'nl', '12'],
  [10.5, 'nl', '10,5'],
  [1000, 'nl', '1.000'],
  [1.0005, 'en', '1.001'],
  [0, 'en', '0'],
])('the number %s in %s: "%s"', (value, lang, text) => {
  expect(decimal(value, lang)).toBe(text);
});

const languages = fc.constantFrom<[Language, string]>(['nl', 'nl-NL'], ['en', 'en-IE']);

test('any amount is written as the browser writes it', () => {
  const amounts = fc.double({ min: 0, max: 1e15, noNaN: true });
  fc.assert(
    fc.property(amounts, languages, (amount, [lang, locale]) => {
      const format = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
      expect(euros(amount, lang)).toBe(new Intl.NumberFormat(locale, format).format(amount));
    }),
  );
});

test('any measurement is written as the browser writes it', () => {
  const measured = fc.double({ min: 0, max: 1e6, noNaN: true });
  // Many end in a 5, which is where rounding matters.
  const typed = fc.tuple(fc.nat(10_000_000), fc.nat(6)).map(([digits, decimals]) => digits / 10 ** decimals);
  fc.assert(
    fc.property(fc.oneof(measured, typed), languages, (value, [lang, locale]) => {
      const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
      expect(decimal(value, lang)).toBe(format.format(value));
    }),
    { numRuns: 5000 },
  );
});
