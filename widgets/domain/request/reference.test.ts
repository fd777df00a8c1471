import { expect, test } from 'vitest';
import { isReference } from './is-reference.ts';
import { newReference } from './reference.ts';

test('a reference can be read out on the phone: no 0, 1, I or O', () => {
  for (let i = 0; i < 500; i++) expect(newReference()).toMatch(/^WR-[2-9A-HJ-NP-Z]{8}$/);
});

test('every request has its own reference', () => {
  expect(new Set(Array.from({ length: 500 }, () => newReference())).size).toBe(500);
});

test.each([
  [0, 'WR-22222222'],
  [255, 'WR-99999999'],
])('bytes of %s make %s', (byte, reference) => {
  expect(newReference((bytes) => bytes.fill(byte))).toBe(reference);
});

test('each byte is one character', () => {
  expect(newReference((bytes) => bytes.map((_, i) => i))).toBe('WR-23456789');
});

test.each([
  ['WR-ABCD2345', true],
  ['WR-ABCD234', false],
  ['WR-ABCD23456', false],
  ['WR-ABCD234O', false],
  ['wr-abcd2345', false],
  ['', false],
])('"%s" can be a reference: %s', (text, is) => {
  expect(isReference(text)).toBe(is);
});

test('every character of a reference is accepted', () => {
  for (let byte = 0; byte < 256; byte++)
    expect(isReference(newReference((bytes) => bytes.fill(byte)))).toBe(true);
});
