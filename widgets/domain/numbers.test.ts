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
])('the number %s in %s: "%s"', (value, lang, text) => {
  expect(decimal(value, lang)).toBe(text);
});
