import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../typed.fixture.ts';
import { photoName, photoNamePattern } from './photo-name.ts';

/** Copied from the bucket's insert policy: it refuses a name that does not match. */
const policy = /^[0-9]{13}-[0-9a-z]{12}-[a-z0-9-]{1,60}\.(jpg|webp)$/;
const now = Date.UTC(2026, 0, 15, 12);
const random = 'abcdefghijkl';

test('the pattern is the one of the bucket', () => {
  expect(photoNamePattern.source).toBe(policy.source);
  expect(photoNamePattern.flags).toBe('');
});

describe('the sanitised original name', () => {
  test.each([
    ['keuken.jpg', 'keuken'],
    ['Keuken Boven.JPEG', 'keuken-boven'],
    ['vóór & ná (2).png', 'voor-na-2'],
    ['../../etc/passwd', 'foto'],
    ['IMG_2041.heic', 'img-2041'],
    ['raam.achter.png', 'raam-achter'],
    ['zonder-extensie', 'zonder-extensie'],
    ['.jpg', 'foto'],
    ['', 'foto'],
    ['---', 'foto'],
    ['厨房.jpg', 'foto'],
    ['👍🏽.jpg', 'foto'],
    [`${'a'.repeat(80)}.jpg`, 'a'.repeat(60)],
    [`${'a'.repeat(59)} b.jpg`, 'a'.repeat(59)],
  ])('"%s": %s', (original, safe) => {
    expect(photoName(original, 'image/jpeg', now, random)).toBe(`1768478400000-abcdefghijkl-${safe}.jpg`);
  });
});

test.each([
  ['image/jpeg', 'jpg'],
  ['image/webp', 'webp'],
] as const)('the extension is that of the re-encoded picture: %s, .%s', (type, ending) => {
  expect(photoName('keuken.png', type, now, random)).toBe(`1768478400000-abcdefghijkl-keuken.${ending}`);
});

test('any file name becomes an object name that the bucket accepts', () => {
  const names = fc.oneof(
    anyText,
    fc.tuple(anyText, fc.constantFrom('.jpg', '.PNG', '.')).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(names, fc.constantFrom('image/jpeg', 'image/webp'), fc.nat(2 ** 31), (original, type, ms) => {
      expect(photoName(original, type, ms)).toMatch(policy);
    }),
    { numRuns: 2000 },
  );
});

test('the bucket is public, so the same photo never gets the same name twice', () => {
  const all = Array.from({ length: 200 }, () => photoName('keuken.jpg', 'image/webp', now));
  expect(new Set(all).size).toBe(200);
});
