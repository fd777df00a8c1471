import { expect, test } from 'vitest';
import { withPartner } from './carry-partner.ts';

const own = 'https://ours.example';

test.each([
  ['a page of ours', `${own}/prijscalculator`, `${own}/prijscalculator?partner=dealer-7`],
  [
    'one with a fragment',
    `${own}/prijscalculator#keuken?length=12`,
    `${own}/prijscalculator?partner=dealer-7#keuken?length=12`,
  ],
  ['one that names a partner', `${own}/?partner=dealer-8#contact`, `${own}/?partner=dealer-8#contact`],
  ['a page of another site', 'https://ours.example.net/', 'https://ours.example.net/'],
  ['a telephone number', 'tel:+31101234567', 'tel:+31101234567'],
])('%s', (_what, href, carried) => {
  expect(withPartner(href, 'dealer-7', own)).toBe(carried);
});
