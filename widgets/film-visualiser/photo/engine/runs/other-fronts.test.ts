import { expect, test } from 'vitest';
import { rectangle } from '../synthetic.fixture.ts';
import { foreignFronts, withoutParts } from './other-fronts.ts';
import { frontsOf } from './run.ts';

/** A column of this height, in cm, and 60 cm wide, with level lines at these heights and this certainty. */
function column(height: number, lines: readonly (readonly [number, number])[], foreign: readonly number[]) {
  const rows = lines.map(([at, sure]) => ({ at: at / height, tilt: 0, sure }));
  const quad = rectangle(0, 0, 600, 10 * height);
  const found = { columns: [], rows: [rows] };
  const photo = { width: 600, height: 10 * height };
  const fronts = frontsOf(found, quad, photo).map((front, i) => {
    const [top, bottom] = [rows[i - 1]?.at ?? 0, rows[i]?.at ?? 1];
    return { ...front, height: (bottom - top) * height };
  });
  const left = withoutParts(
    found,
    fronts,
    fronts.map((_, i) => foreign.includes(i)),
  );
  return left.rows[0]!.map(({ at }) => Math.round(at * height));
}

test.each([
  [
    'an oven with a strip of knobs above its door is one',
    [
      [80, 1],
      [95, 0.9],
      [140, 1],
    ],
    [1, 2],
    [80, 140],
  ],
  [
    'two ovens stay two',
    [
      [80, 1],
      [128, 0.9],
      [188, 1],
    ],
    [1, 2],
    [80, 128, 188],
  ],
  [
    'of two ovens with their strips and handles the line between them stays',
    [
      [80, 1],
      [96, 0.6],
      [128, 0.9],
      [140, 0.6],
      [188, 1],
    ],
    [1, 2, 3, 4],
    [80, 128, 188],
  ],
  [
    'what is divided into no whole ovens loses its low parts only',
    [
      [20, 0.9],
      [120, 1],
    ],
    [0, 1],
    [120],
  ],
  [
    'among other fronts every line stays',
    [
      [15, 0.6],
      [30, 0.6],
    ],
    [],
    [15, 30],
  ],
] as const)('%s', (_, lines, foreign, expected) => {
  expect(column(210, lines, foreign)).toEqual(expected);
});

test.each([
  ['a black oven among white fronts', [230, 40, 230], [false, true, false]],
  ['an oven whose glass mirrors the room, among sage ones', [190, 110, 190], [false, true, false]],
  ['a front in the shade of a lamp', [200, 150, 200], [false, false, false]],
  ['a dark oven among dark fronts, which nothing tells apart', [60, 25, 60], [false, false, false]],
])('%s', (_, lights, expected) => {
  const light = Float32Array.from({ length: 60 * 180 }, (_, at) => lights[Math.floor(at / 60 / 60)]!);
  const view = { width: 60, height: 180, light, red: light.map(() => 0), yellow: light.map(() => 0) };
  const lines = { columns: [], rows: [[1, 2].map((i) => ({ at: i / 3, tilt: 0, sure: 1 }))] };
  const fronts = frontsOf(lines, rectangle(0, 0, 60, 180), { width: 60, height: 180 });
  expect(foreignFronts(view, fronts, lines)).toEqual(expected);
});
