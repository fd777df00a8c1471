import { expect, test } from 'vitest';
import { median, type Plane, planeOf } from './plane.ts';
import { quantile } from './room-light.ts';
import { randomFrom } from './synthetic.fixture.ts';

const random = randomFrom(7);
const whole = (below: number) => Math.floor(below * random());

/** A plane of random numbers. @param steps how many different ones there are at most: few make many equal ones */
function randomPlane(width: number, height: number, steps: number): Plane {
  const plane = planeOf(width, height);
  return { ...plane, values: plane.values.map(() => whole(steps) / steps - 0.5) };
}

/** The median as it is defined: the middle of the sorted square around each cell. */
function plainMedian({ width, values }: Plane, weight: Plane, radius: number): number[] {
  return Array.from(values, (value, cell) => {
    if (!weight.values[cell]) return value;
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const near = values.filter((_, i) => {
      const [across, down] = [Math.abs((i % width) - x), Math.abs(Math.floor(i / width) - y)];
      return weight.values[i] && across <= radius && down <= radius;
    });
    return near.sort()[near.length >> 1]!;
  });
}

test.each([
  ['all different', 1e6, 1],
  ['many equal', 5, 1],
  ['many equal, with holes', 5, 0.7],
  ['all different, mostly holes', 1e6, 0.2],
])('the median is the middle of the sorted values: %s', (_, steps, share) => {
  for (let round = 0; round < 12; round++) {
    const [width, height] = [1 + whole(18), 1 + whole(18)];
    const plane = randomPlane(width, height, steps);
    const weight = { ...plane, values: plane.values.map(() => (random() < share ? 1 : 0)) };
    const radius = 1 + whole(3);
    expect([...median(plane, weight, radius).values]).toEqual(plainMedian(plane, weight, radius));
  }
});

test('a quantile is a place among the sorted values', () => {
  for (let round = 0; round < 200; round++) {
    const { values } = randomPlane(1 + whole(60), 1, round % 2 ? 4 : 1e6);
    const sorted = values.slice().sort();
    for (const share of [0, 0.3, 0.5, 0.7, 1])
      expect(quantile(values, share)).toBe(
        sorted[Math.min(Math.floor(share * sorted.length), sorted.length - 1)],
      );
  }
  expect(quantile([], 0.5)).toBeNaN();
});
