import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const services = ['keuken', 'raamfolie', 'kozijnen', 'deuren', 'jacht'];

test.each([
  ['keukn', 'keuken'],
  ['KEUKEN', 'keuken'],
  ['keukens', 'keuken'],
  ['raam-folie', 'raamfolie'],
  ['kozijn', 'kozijnen'],
  ['jachten', 'jacht'],
  ['deur', 'deuren'],
])('%s was meant as %s', (typed, meant) => {
  expect(nearest(typed, services)).toBe(meant);
});

test.each(['bathroom', 'x', ''])('“%s” is similar to none', (typed) => {
  expect(nearest(typed, services)).toBeUndefined();
});
