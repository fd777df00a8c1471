import { expect, test } from 'vitest';
import { sheenMap } from './sheen-map.ts';

const row = (...values: number[]) => ({
  data: Uint8Array.from(values.flatMap((value) => [value, value, value])),
  width: values.length,
  height: 1,
});
const tones = ({ data }: { data: Uint8Array }) => [...data].filter((_, at) => at % 3 === 0);

const fronts = row(255, 255, 255, 255);
const black = row(20, 20, 20, 20);
const white = row(220, 220, 220, 220);

test('a pixel is as light as its place between black and white fronts, the lightest one being white', () => {
  expect(tones(sheenMap(black, white, row(20, 70, 120, 120), fronts))).toEqual([0, 128, 255, 255]);
});

test('what mirrors a lamp and is lighter than white fronts is white', () => {
  expect(tones(sheenMap(black, white, row(255, 255, 220, 120), fronts))).toEqual([255, 255, 255, 128]);
});

test('where there is no light, and beside the fronts, it continues', () => {
  const dark = row(220, 26, 220, 220);
  const map = tones(sheenMap(black, dark, row(120, 21, 120, 250), row(255, 255, 255, 0)));
  expect(map).toEqual([255, 255, 255, 255]);
});
