import { expect, test } from 'vitest';
import { ownFields } from './mail.ts';
import { visitFields } from './visit-fields.ts';

test('the fields of the last visit come first, then those of the first with a prefix', () => {
  expect(
    visitFields({ last: { utm_source: 'google', referrer: 'https://g.example/' }, first: { gclid: 'x' } }),
  ).toEqual([
    ['utm_source', 'google'],
    ['referrer', 'https://g.example/'],
    ['first_gclid', 'x'],
  ]);
});

test('they come after our other fields, and are left out for a direct visit', () => {
  const visits = { first: {}, last: { utm_source: 'google' } };
  expect(ownFields({ reference: 'WR-1', page: 'https://a.example/', visits }).map(([name]) => name)).toEqual([
    'reference',
    'page',
    'utm_source',
  ]);
  expect(ownFields({ reference: 'WR-1', visits: { first: {}, last: {} } })).toHaveLength(1);
});
