import { expect, test } from 'vitest';
import type { Quad } from '../engine/geometry.ts';
import { barOn, isOnBar } from './front-bar.ts';

/** A photo on the screen of a phone, at the size at which it is shown. */
const photo = { width: 360, height: 270 };
const least = 12;

/** A front of this size, in CSS px. */
const front = (width: number, height: number): Quad => [
  { x: 100, y: 50 },
  { x: 100 + width, y: 50 },
  { x: 100 + width, y: 50 + height },
  { x: 100, y: 50 + height },
];

/** The places in a front that mean its bar, one for each CSS px. */
function target(width: number, height: number) {
  const [xs, ys] = [new Set<number>(), new Set<number>()];
  for (let x = 0.5; x < width; x++)
    for (let y = 0.5; y < height; y++)
      if (isOnBar(front(width, height), { x: 100 + x, y: 50 + y }, least)) {
        xs.add(x);
        ys.add(y);
      }
  return { width: xs.size, height: ys.size, share: (xs.size * ys.size) / (width * height) };
}

test('the bar of a front is large enough for a finger, and for a thumb where there is room', () => {
  for (const [width, height] of [
    [48, 70],
    [60, 50],
    [105, 126],
  ] as const) {
    expect(target(width, height).width).toBeGreaterThanOrEqual(24);
    expect(target(width, height).height).toBeGreaterThanOrEqual(24);
  }
  expect(target(132, 160).width).toBeGreaterThanOrEqual(44);
});

test('most of a front is left to be divided', () => {
  for (const [width, height] of [
    [20, 24],
    [40, 60],
    [60, 40],
    [105, 126],
    [300, 200],
  ] as const)
    expect(target(width, height).share).toBeLessThan(0.3);
});

test('at least half of a line through the middle, where one is most often missing, is left to be tapped', () => {
  for (const [width, height] of [
    [20, 24],
    [60, 55],
    [105, 126],
    [300, 90],
  ] as const) {
    const isFree = (x: number, y: number) => !isOnBar(front(width, height), { x: 100 + x, y: 50 + y }, least);
    for (const miss of [-1, 0, 1]) {
      const level = Array.from({ length: width }, (_, x) => isFree(x, height / 2 + miss));
      const upright = Array.from({ length: height }, (_, y) => isFree(width / 2 + miss, y));
      for (const line of [level, upright])
        expect(line.filter(Boolean).length).toBeGreaterThanOrEqual(line.length / 2);
    }
  }
});

test('a bar is at the same place on a drawer as on a door, within the front and within its target', () => {
  for (const [width, height] of [
    [20, 12],
    [60, 26],
    [105, 126],
  ] as const) {
    const quad = front(width, height);
    const [lies, stands] = [true, false].map((each) => barOn(quad, photo, each)) as [
      ReturnType<typeof barOn>,
      ReturnType<typeof barOn>,
    ];
    expect(lies.at).toEqual(stands.at);
    expect(lies.path).not.toBe(stands.path);
    const { at, radius } = lies;
    expect(radius).toBeLessThan(Math.min(width, height) / 2);
    expect(isOnBar(quad, { x: at.x + radius, y: at.y - radius }, least)).toBe(true);
  }
});
