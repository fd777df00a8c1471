import { expect, test } from 'vitest';
import { readLanguage } from './text.ts';

test.each([
  ['nl', 'nl'],
  ['en', 'en'],
  ['en-GB', 'en'],
  ['nl-BE', 'nl'],
  [' EN ', 'en'],
  ['de', undefined],
  ['english', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('the language of "%s" is %s', (text, language) => {
  expect(readLanguage(text)).toBe(language);
});
