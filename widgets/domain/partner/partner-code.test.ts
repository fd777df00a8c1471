import { describe, expect, test } from 'vitest';
import { cleanPartner, partnerIn } from '../request/visit.ts';
import { isPartnerCode } from './partner-code.ts';

const codes = ['dealer-7', '7x', 'de', 'a-', `d${'-7'.repeat(30)}`];

describe('a code that gets figures', () => {
  test.each(codes)('is %s', (code) => expect(isPartnerCode(code)).toBe(true));

  test.each([
    '',
    'd',
    '-7',
    'dealer_7',
    'dealer.7',
    'Dealer-7',
    'dealer 7',
    'dealér',
    'a\n',
    `a${'b'.repeat(61)}`,
  ])('is not %j', (code) => expect(isPartnerCode(code)).toBe(false));

  test.each(codes)('counts in an address: %s', (code) => {
    expect(partnerIn(new URL(`https://wrappie.example/?partner=${code}`))).toBe(code);
  });
});

test.each(['Dealer_7.nl', 'x', '-'])(
  'a code of an earlier snippet still counts, without figures: %s',
  (code) => {
    expect(cleanPartner(code)).toBe(code);
  },
);

test('spaces around a code do not count', () => {
  expect(cleanPartner(' dealer-7\n')).toBe('dealer-7');
  expect(partnerIn(new URL('https://wrappie.example/?partner=+dealer-7+'))).toBe('dealer-7');
});

test.each(['', ' ', 'dealer 7', '"><script>', 'x'.repeat(62), 7, null])('%j is no code at all', (code) => {
  expect(cleanPartner(code)).toBeUndefined();
});
