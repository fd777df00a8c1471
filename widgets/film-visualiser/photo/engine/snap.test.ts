import { describe, expect, test } from 'vitest';
import { findEdges } from './edges.ts';
import { distance, type Quad } from './geometry.ts';
import { snapCorner, snapQuad } from './snap.ts';
import { pictureOf, randomFrom, rectangle } from './synthetic.fixture.ts';

const front = rectangle(120, 90, 400, 310);
const isOn = (x: number, y: number) => x >= 120 && x < 400 && y >= 90 && y < 310;
const noise = randomFrom(7);
/** A front on a wall, with noise. */
const photo = pictureOf(600, 400, (x, y) => {
  const grey = (isOn(x, y) ? 120 : 170) + 16 * (noise() - 0.5);
  return [grey, grey * 0.9, grey * 0.7];
});
const edges = findEdges(photo);
const off = (dx: number, dy: number, corner = 0): Quad =>
  front.map(({ x, y }, i) => (i === corner ? { x: x + dx, y: y + dy } : { x, y })) as unknown as Quad;

describe('a corner that was released', () => {
  test.each([
    [0, 9, -7],
    [1, -11, 6],
    [2, 8, 10],
    [3, -9, -9],
  ])('number %i, off by %i and %i px, snaps to the crossing of the edges', (corner, dx, dy) => {
    const snapped = snapCorner(edges, off(dx, dy, corner), corner, 20);
    expect(distance(snapped[corner]!, front[corner]!)).toBeLessThan(2);
    snapped.forEach((point, i) => {
      if (i !== corner) expect(point).toEqual(front[i]);
    });
  });

  test('stays when no edge is near', () => {
    const nowhere = rectangle(440, 200, 560, 380);
    expect(snapCorner(edges, nowhere, 2, 20)).toEqual(nowhere);
  });

  test('moves onto the only edge', () => {
    const across = rectangle(200, 96, 300, 200);
    const [topLeft] = snapCorner(edges, across, 0, 20);
    expect(distance(topLeft, { x: 200, y: 90 })).toBeLessThan(1.5);
  });

  test('whose neighbours are off too still snaps', () => {
    const rough = rectangle(128, 84, 392, 318);
    for (const [i, corner] of snapQuad(edges, rough, 20).entries())
      expect(distance(corner, front[i]!)).toBeLessThan(2.5);
  });
});
