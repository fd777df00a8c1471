import { expect, test } from 'vitest';
import { isPhoneInWords } from './phone.ts';

test.each([
  ['06 nul vier', true],
  ['bel mijn vrouw', true],
  ['', false],
  ['06', false],
  ['06 12345678', false],
  ['+31 (0)6-12 34 56 78', false],
  ['010 1234567 toestel 12', false],
  ['06 12345678, na 18 uur', false],
])('"%s" is a phone number in words: %s', (phone, isInWords) => {
  expect(isPhoneInWords(phone)).toBe(isInWords);
});
