import { expect, test } from 'vitest';
import { grainMap } from './grain-map.ts';

const row = (...values: number[]) => Uint8Array.from(values.flatMap((value) => [value, value, value]));

test('the lightest tone is the whole of the colour, and black none of it', () => {
  const map = grainMap({ data: row(200, 200, 0, 200), width: 4, height: 1 });
  expect([...map.data].filter((_, at) => at % 3 === 0)).toEqual([255, 255, 0, 255]);
});

test('a tone lies where its light lies, not where its number lies', () => {
  const map = grainMap({ data: row(255, 118), width: 2, height: 1 });
  // 118 is 18% of the light, which is well over half of the way.
  expect(map.data[3]).toBeGreaterThan(140);
  expect(map.data[3]).toBeLessThan(155);
});

test('past the edge of a front its grain goes on', () => {
  const fronts = { data: row(255, 255, 0, 0, 0, 0), width: 6, height: 1 };
  const map = grainMap({ data: row(90, 90, 0, 0, 0, 0), width: 6, height: 1 }, fronts);
  expect(new Set(map.data)).toEqual(new Set([255]));
});
