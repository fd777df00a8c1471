import { expect, it } from 'vitest';
import { contradictions, siteClaims } from './site-claims.ts';

const claims = siteClaims();

it('finds the claims of the site', () => {
  expect(claims.length).toBeGreaterThan(100);
});

it('claims the same everywhere', () => {
  expect(contradictions(claims)).toEqual([]);
});
