import { describe, expect, test } from 'vitest';
import { frontProportion } from './front-proportion.ts';
import { isFront, type Quad, quadOf } from './geometry.ts';
import { apply, inverse, ontoQuad } from './homography.ts';
import { rectangle, seenFrom } from './synthetic.fixture.ts';

const slanted: Quad = [
  { x: 100, y: 80 },
  { x: 420, y: 140 },
  { x: 400, y: 380 },
  { x: 90, y: 460 },
];

describe('laying film in perspective', () => {
  test.each([
    [{ x: 0, y: 0 }, slanted[0]],
    [{ x: 1, y: 0 }, slanted[1]],
    [{ x: 1, y: 1 }, slanted[2]],
    [{ x: 0, y: 1 }, slanted[3]],
  ])('%o of the film lies on its corner of the front', (place, corner) => {
    const there = apply(ontoQuad(slanted), place);
    expect(there.x).toBeCloseTo(corner.x, 6);
    expect(there.y).toBeCloseTo(corner.y, 6);
    const back = apply(inverse(ontoQuad(slanted)), there);
    expect(back.x).toBeCloseTo(place.x, 6);
    expect(back.y).toBeCloseTo(place.y, 6);
  });

  test('the middle of a front is the crossing of its diagonals', () => {
    const middle = apply(ontoQuad(slanted), { x: 0.5, y: 0.5 });
    const [a, b, c, d] = slanted;
    const onLine = (from: typeof a, to: typeof a) =>
      (to.x - from.x) * (middle.y - from.y) - (to.y - from.y) * (middle.x - from.x);
    expect(onLine(a, c)).toBeCloseTo(0, 3);
    expect(onLine(b, d)).toBeCloseTo(0, 3);
  });
});

describe('the proportion of a front', () => {
  const view = { width: 1, height: 1, away: 3, turn: 0, tilt: 0, focal: 0.75 };
  test.each([
    ['straight on', { ...view, width: 0.6, height: 0.72 }],
    ['from the side', { ...view, width: 0.6, height: 0.72, turn: 0.7 }],
    ['from below', { ...view, width: 0.6, height: 2, tilt: 0.4 }],
    ['turned and tilted', { ...view, width: 1.8, height: 0.3, turn: 0.6, tilt: 0.35 }],
    [
      'turned and tilted, with a long lens',
      { ...view, width: 0.4, height: 0.8, turn: 0.7, tilt: 0.5, focal: 1.4 },
    ],
  ])('%s is found from its corners', (_, front) => {
    const told = frontProportion(seenFrom(front), { width: 1000, height: 750 });
    expect(told / (front.width / front.height)).toBeGreaterThan(0.95);
    expect(told / (front.width / front.height)).toBeLessThan(1.05);
  });

  test('a front without width still has a finite proportion', () => {
    const told = frontProportion(rectangle(10, 10, 10, 50), { width: 1000, height: 750 });
    expect(told).toBeGreaterThan(0);
    expect(told).toBeLessThanOrEqual(20);
  });
});

describe('four corners', () => {
  test('may be tapped in any order', () => {
    const [a, b, c, d] = slanted;
    expect(quadOf([c, a, d, b])).toEqual(slanted);
  });

  test.each([
    ['a rectangle', rectangle(0, 0, 10, 10), true],
    ['a slanted one', slanted, true],
    ['crossed sides', [slanted[1], slanted[0], slanted[2], slanted[3]], false],
    ['a corner that points inwards', [slanted[0], slanted[1], { x: 200, y: 200 }, slanted[3]], false],
    ['a tiny rectangle', rectangle(0, 0, 3, 3), false],
  ] as [string, Quad, boolean][])('%s: is a front or not', (_, quad, expected) => {
    expect(isFront(quad)).toBe(expected);
  });
});
