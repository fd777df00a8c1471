import type { Quad } from './geometry.ts';
import type { Picture } from './picture.ts';
import { planeAround } from './runs/plane-around.ts';
import { snapCorners } from './runs/snap-corners.ts';
import { splitRun } from './runs/split-run.ts';

/** The side of the parts that are tried, as a share of the photo's sides, and where they begin. */
const share = 0.18;
const places = [
  [0.4, 0.4],
  [0.1, 0.5],
  [0.6, 0.3],
] as const;

/**
 * Looks for fronts in small parts of a photo, for nothing: a browser compiles code only once it has run for a while, and does so here while
 * the visitor still taps corners. All steps together take a third of a second, on a slow phone four times as long.
 */
export function* rehearse(photo: Picture): Generator<void, void> {
  for (const [x, y] of places) {
    const [left, right] = [x * photo.width, (x + share) * photo.width];
    const [top, bottom] = [y * photo.height, (y + share) * photo.height];
    const part: Quad = [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ];
    planeAround(photo, part[0]);
    yield;
    const quad = snapCorners(photo, part);
    yield;
    splitRun(photo, quad);
    yield;
  }
}
