import { expect, test } from 'vitest';
import { grainMap } from './grain-map.ts';

const row = (...values: number[]) => Uint8Array.from(values.flatMap((value) => [value, value, value]));

test('the lightest tone becomes the full colour, and black becomes zero', () => {
  const map = grainMap({ data: row(200, 200, 0, 200), width: 4, height: 1 });
  expect([...map.data].filter((_, at) => at % 3 === 0)).toEqual([255, 255, 0, 255]);
});

test('a tone is placed by its light, not by its sRGB value', () => {
  const map = grainMap({ data: row(255, 118), width: 2, height: 1 });
  // 118 in sRGB is 18% of the light. On the blend curve that is well over half.
  expect(map.data[3]).toBeGreaterThan(140);
  expect(map.data[3]).toBeLessThan(155);
});

test('the grain continues past the edge of a front', () => {
  const fronts = { data: row(255, 255, 0, 0, 0, 0), width: 6, height: 1 };
  const map = grainMap({ data: row(90, 90, 0, 0, 0, 0), width: 6, height: 1 }, fronts);
  expect(new Set(map.data)).toEqual(new Set([255]));
});
