import { expect, test } from 'vitest';
import { blendOf, linear } from '../../../widgets/domain/film/film-light.ts';
import { lightMap } from './light-map.ts';

const grey = (...values: number[]) => ({
  data: Uint8Array.from(values.flatMap((value) => [value, value, value])),
  width: values.length,
  height: 1,
});
const greys = [0x30, 0x59, 0x95, 0xda];

/** A room of three fronts: the first follows the common curve, the second is brighter in the middle tones, the third darker. */
const toned = (value: number) => {
  const blend = blendOf(linear(value / 255));
  return grey(blend * 200, Math.sqrt(blend) * 200, blend * blend * 200);
};

test('a front with more sun is lifted, one with less is lowered, and grey keeps the common curve', () => {
  const tones = greys.map((value) => ({ grey: value, picture: toned(value) }));
  const { data } = lightMap(grey(0, 0, 0), grey(200, 200, 200), tones, grey(255, 255, 255));
  const [common, lifted, lowered] = [data[0]!, data[3]!, data[6]!];
  expect(Math.abs(common - 127.5)).toBeLessThan(3);
  expect(lifted).toBeGreaterThan(220);
  expect(lowered).toBeLessThan(10);
});

test('beside the fronts the map continues as at their edge', () => {
  const tones = greys.map((value) => ({ grey: value, picture: toned(value) }));
  const { data } = lightMap(grey(0, 0, 0), grey(200, 200, 200), tones, grey(0, 255, 0));
  expect(data[0]).toBe(data[3]);
});
