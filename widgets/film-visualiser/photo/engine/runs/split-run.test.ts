import { describe, expect, test } from 'vitest';
import { distance, type Quad } from '../geometry.ts';
import { apply, inverse, ontoQuad } from '../homography.ts';
import { pictureOf, randomFrom, rectangle } from '../synthetic.fixture.ts';
import { divideFront } from './divide-front.ts';
import { frontsOf, kindOf, type RunLines } from './run.ts';
import { snapCorners } from './snap-corners.ts';
import { splitRun } from './split-run.ts';
import { suggestFront } from './suggest-front.ts';

/** A run of 300 × 72 cm: two doors, three drawers, one door, an oven in a column of its own with a drawer below. */
const width = 300;
const height = 72;
const uprights = [60, 120, 180, 240];
const levels = [[], [], [14, 43], [], [60]];

const seen: Quad = [
  { x: 80, y: 150 },
  { x: 930, y: 110 },
  { x: 935, y: 360 },
  { x: 78, y: 330 },
];

function photoOf(quad: Quad, front: number, gap: number) {
  const noise = randomFrom(5);
  const back = inverse(ontoQuad(quad));
  return pictureOf(1000, 500, (px, py) => {
    const at = apply(back, { x: px + 0.5, y: py + 0.5 });
    const [x, y] = [at.x * width, at.y * height];
    const spread = 14 * (noise() - 0.5);
    if (x < 0 || y < 0 || x > width || y > height) return [205 + spread, 200 + spread, 190 + spread];
    const column = uprights.filter((line) => line < x).length;
    const lines = [0, ...uprights, width];
    const rows = [0, ...levels[column]!, height];
    const near = Math.min(
      ...lines.map((line) => Math.abs(line - x)),
      ...rows.map((line) => Math.abs(line - y)),
    );
    const isOven = column === 4 && y < 60;
    const grey = near < 0.3 ? gap : isOven ? 30 : front;
    return [grey + spread, 0.98 * grey + spread, 0.93 * grey + spread];
  });
}

describe('a run of cabinets', () => {
  test.each([
    ['pale', 190, 26],
    ['dark', 62, 20],
  ])('%s: is divided into its doors and drawers', (_, front, gap) => {
    const run = splitRun(photoOf(seen, front, gap), seen);
    expect(run.lines.columns.map(({ at }) => Math.round(at * width))).toEqual(
      uprights.map((line) => expect.closeTo(line, -0.5)),
    );
    expect(run.lines.rows.map((lines) => lines.map(({ at }) => Math.round(at * height)))).toEqual(
      levels.map((lines) => lines.map((line) => expect.closeTo(line, -0.5))),
    );
    expect(run.fronts.map(({ kind }) => kind).slice(0, 6)).toEqual([
      'door',
      'door',
      'drawer',
      'drawer',
      'drawer',
      'door',
    ]);
  });

  test('an oven among pale fronts is none', () => {
    const { fronts } = splitRun(photoOf(seen, 190, 26), seen);
    expect(fronts.map(({ kind }) => kind).slice(6)).toEqual(['other', 'drawer']);
  });

  test('its sizes are about right', () => {
    const { fronts } = splitRun(photoOf(seen, 190, 26), seen);
    expect(fronts[0]!.width).toBeGreaterThan(45);
    expect(fronts[0]!.width).toBeLessThan(75);
    expect(fronts[0]!.height).toBeCloseTo(72, 0);
  });

  test('without any line is one front', () => {
    const plain = pictureOf(1000, 500, () => [180, 180, 178]);
    const { fronts } = splitRun(plain, rectangle(300, 100, 500, 340));
    expect(fronts).toHaveLength(1);
  });
});

describe('a front that the visitor says is more', () => {
  const photo = photoOf(seen, 190, 26);
  /** A part of the run as one front, in cm. */
  const part = (left: number, right: number, top = 0, bottom = height) => ({
    quad: seen,
    tall: height,
    sides: { left: left / width, right: right / width, top: top / height, bottom: bottom / height },
  });
  const inCm = ({ columns, rows }: RunLines) => ({
    columns: columns.map(({ at }) => at * width),
    rows: rows.map((lines) => lines.map(({ at }) => at * height)),
  });
  const about = (...cm: number[]) => cm.map((each) => expect.closeTo(each, -0.5));

  test('is divided where its parts meet, and each part where it has drawers', () => {
    expect(inCm(divideFront(photo, part(60, 180)))).toEqual({
      columns: about(120),
      rows: [[], about(14, 43)],
    });
    expect(inCm(divideFront(photo, part(120, 180)))).toEqual({ columns: [], rows: [about(14, 43)] });
  });

  test('is divided as it is said', () => {
    expect(inCm(divideFront(photo, { ...part(60, 120), axis: 'x' })).columns).toEqual(about(90));
    expect(inCm(divideFront(photo, { ...part(60, 120), axis: 'y' })).rows).toEqual([about(36)]);
  });

  test('is divided where it was tapped, if nothing is seen there', () => {
    const plain = pictureOf(1000, 500, () => [120, 120, 118]);
    const tapped = { ...part(60, 180), at: { x: 100 / width, y: 0.5 } };
    expect(inCm(divideFront(plain, tapped)).columns).toEqual(about(100));
  });

  test('is divided at the line that was tapped, a little beside it', () => {
    const tapped = { ...part(0, 180), at: { x: 63 / width, y: 0.4 } };
    expect(inCm(divideFront(photo, tapped)).columns).toContainEqual(expect.closeTo(60, -0.5));
  });
});

test('corners that are a little off snap to the run', () => {
  const off = seen.map(({ x, y }, i) => ({ x: x + [5, -4, 4, -5][i]!, y: y + [-4, 4, 5, 4][i]! }));
  const snapped = snapCorners(photoOf(seen, 150, 60), off as unknown as Quad);
  for (const [i, corner] of snapped.entries()) expect(distance(corner, seen[i]!)).toBeLessThan(4);
});

test('corners stay where there is nothing to snap to', () => {
  const plain = pictureOf(1000, 500, () => [180, 180, 178]);
  const quad = rectangle(300, 100, 500, 340);
  for (const [i, corner] of snapCorners(plain, quad).entries())
    expect(distance(corner, quad[i]!)).toBeLessThan(0.01);
});

test('a tap in a front finds it', () => {
  const straight = rectangle(80, 150, 920, 352);
  const suggestion = suggestFront(photoOf(straight, 190, 60), { x: 330, y: 240 });
  const expected = rectangle(248, 150, 416, 352);
  for (const [i, corner] of suggestion!.front.entries())
    expect(distance(corner, expected[i]!)).toBeLessThan(6);
});

describe('fronts between lines', () => {
  test('have the corners of the run at its ends', () => {
    const [front] = frontsOf({ columns: [], rows: [[]] }, seen, { width: 1000, height: 500 });
    for (const [i, corner] of front!.quad.entries()) expect(distance(corner, seen[i]!)).toBeLessThan(0.01);
  });

  test('follow a line that leans', () => {
    const quad = rectangle(0, 0, 100, 100);
    const lines = { columns: [{ at: 0.5, tilt: 0.1, sure: 1 }], rows: [[], [{ at: 0.5, tilt: 0, sure: 1 }]] };
    const fronts = frontsOf(lines, quad, { width: 100, height: 100 });
    expect(fronts.map(({ column, row }) => [column, row])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
    expect(fronts[0]!.quad[1].x).toBeCloseTo(40);
    expect(fronts[0]!.quad[2].x).toBeCloseTo(60);
    expect(fronts[1]!.quad[3].x).toBeCloseTo(50);
  });

  test.each([
    [60, 72, 'door'],
    [60, 14, 'drawer'],
    [60, 30, 'drawer'],
    [40, 200, 'door'],
  ])('of %i × %i are a %s', (w, h, kind) => expect(kindOf(w, h)).toBe(kind));
});
