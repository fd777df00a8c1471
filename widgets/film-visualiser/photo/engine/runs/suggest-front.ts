import { isFront, type Point, type Quad } from '../geometry.ts';
import { apply, type Homography, inverse, ontoQuad } from '../homography.ts';
import type { Picture } from '../picture.ts';
import { evidenceOf } from './evidence.ts';
import { oddsOfFront } from './front-weights.ts';
import { planeAround } from './plane-around.ts';
import { facing } from './rectify.ts';
import { linesThrough, type Rectangle, rectanglesAround } from './tapped-rectangles.ts';

/** A front that the visitor may mean. Even the likeliest are often wrong, so none is to be placed without asking. */
export interface Suggestion {
  front: Quad;
  /** The next ones, best first. */
  others: readonly Quad[];
}

/** Rectangles that share at least this much of their area are one. */
const same = 0.8;

/** The side of the view around a tap, as a share of the photo's longer side, and in px. */
const [reach, side] = [0.7, 720];
const pieces = 48;

/**
 * The front under one tap; `undefined` where there is none.
 *
 * @param plane a quad in the plane of the front, such as a run beside it. Without one, the edges around the tap tell
 */
export function suggestFront(picture: Picture, point: Point, plane?: Quad): Suggestion | undefined {
  const { window, found } = tappedRectangles(picture, point, plane);
  const odds = found.map(({ features }) => oddsOfFront(features));
  const byOdds = [...found.keys()].sort((a, b) => odds[b]! - odds[a]!).map((i) => found[i]!);
  const [best] = byOdds;
  if (!best) return undefined;
  const rivals: Rectangle[] = [];
  for (const other of byOdds)
    if ([best, ...rivals].every((taken) => overlap(taken, other) < same)) {
      rivals.push(other);
      if (rivals.length === 2) break;
    }
  const front = cornersOf(best, window);
  if (!isFront(front)) return undefined;
  return { front, others: rivals.map((rival) => cornersOf(rival, window)).filter(isFront) };
}

/** The rectangles that may be the front under a tap, in a window around it. @param plane see `suggestFront` */
export function tappedRectangles(
  picture: Picture,
  point: Point,
  plane?: Quad,
): { window: Homography; found: Rectangle[] } {
  const window = ontoQuad(squareAround(picture, point, plane));
  const tap = apply(inverse(window), point);
  const view = facing(picture, window, { width: side, height: side });
  const box = { left: 0, top: 0, right: side, bottom: side };
  const uprights = linesThrough(evidenceOf(view, box, 'upright', pieces), tap.x, tap.y);
  const levels = linesThrough(evidenceOf(view, box, 'level', pieces), tap.y, tap.x);
  return { window, found: rectanglesAround(uprights, levels, side) };
}

/** The corners of a rectangle, in the photo. */
export function cornersOf({ left, top, right, bottom }: Rectangle, window: Homography): Quad {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([x, y]) => apply(window, { x: (x! + 0.5) / side, y: (y! + 0.5) / side })) as unknown as Quad;
}

/** A square around a point, in its plane, as the photo shows it. @param plane see `suggestFront` */
export function squareAround(picture: Picture, { x, y }: Point, plane?: Quad): Quad {
  const half = (reach * Math.max(picture.width, picture.height)) / 2;
  const onto = plane ? ontoQuad(plane) : planeAround(picture, { x, y });
  const back = inverse(onto);
  const centre = apply(back, { x, y });
  const right = apply(back, { x: x + 1, y });
  const below = apply(back, { x, y: y + 1 });
  const [dx, dy] = [half * Math.abs(right.x - centre.x), half * Math.abs(below.y - centre.y)];
  return [
    [-dx, -dy],
    [dx, -dy],
    [dx, dy],
    [-dx, dy],
  ].map(([across, down]) => apply(onto, { x: centre.x + across!, y: centre.y + down! })) as unknown as Quad;
}

function overlap(a: Rectangle, b: Rectangle): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const shared = Math.max(across, 0) * Math.max(down, 0);
  const area = ({ left, top, right, bottom }: Rectangle) => (right - left) * (bottom - top);
  return shared / (area(a) + area(b) - shared);
}
