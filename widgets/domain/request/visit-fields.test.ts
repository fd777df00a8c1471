import { expect, test } from 'vitest';
import { ownFields } from './mail.ts';
import { visitFields } from './visit-fields.ts';

test('the last visit comes first, and the first behind it, by another name', () => {
  expect(
    visitFields({ last: { utm_source: 'google', referrer: 'https://g.example/' }, first: { gclid: 'x' } }),
  ).toEqual([
    ['utm_source', 'google'],
    ['referrer', 'https://g.example/'],
    ['first_gclid', 'x'],
  ]);
});

test('they follow our other fields, and are none when nobody led the visitor here', () => {
  const visits = { first: {}, last: { utm_source: 'google' } };
  expect(ownFields({ reference: 'WR-1', page: 'https://a.example/', visits }).map(([name]) => name)).toEqual([
    'reference',
    'page',
    'utm_source',
  ]);
  expect(ownFields({ reference: 'WR-1', visits: { first: {}, last: {} } })).toHaveLength(1);
});
