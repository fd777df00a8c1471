import { expect, test } from 'vitest';
import { shareOf } from './partner-share.ts';

test.each([
  [0, 0],
  [1, 1],
  [100, 70],
  [600, 420],
  [1250, 875],
  [4500, 3150],
  [999, 699],
])('of € %s that the customer pays, € %s is for the freelancer', (paid, share) => {
  expect(shareOf(paid)).toBe(share);
});
