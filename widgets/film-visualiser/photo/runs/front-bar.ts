import { distance, type Point, type Quad } from '../engine/geometry.ts';

/** The bar that is drawn on a front, as its handle would be. A tap on it swaps door and drawer. */
export interface FrontBar {
  at: Point;
  /** Of the disc that it is drawn on. */
  radius: number;
  path: string;
}

interface Size {
  width: number;
  height: number;
}

/**
 * The bar on a front: in a corner, because lines that are missing mostly lie in the middle, and the rest of each is left to tap; and at the
 * same place whether it lies or stands, so that a second tap swaps back.
 *
 * @param lies it is level, as on a drawer
 */
export function barOn(quad: Quad, photo: Size, lies: boolean): FrontBar {
  const { at, room, sides } = placeOn(quad);
  const radius = Math.min(room / 4, Math.max(photo.width, photo.height) / 36);
  const [from, to] = lies ? [sides[3], sides[1]] : [sides[0], sides[2]];
  const share = (0.6 * radius) / distance(from, to);
  const end = (part: number) => `${at.x + part * (to.x - from.x)} ${at.y + part * (to.y - from.y)}`;
  return { at, radius, path: `M${end(-share)}L${end(share)}` };
}

/**
 * Whether a tap on a front means its bar.
 *
 * @param least half the side of the smallest target, in px of the photo; that of a front without room for it is half of the front
 */
export function isOnBar(quad: Quad, { x, y }: Point, least: number): boolean {
  const { at, room } = placeOn(quad);
  // Large enough to hit, and small enough for a line that is missing to be tapped beside it.
  return Math.max(Math.abs(x - at.x), Math.abs(y - at.y)) <= Math.min(room / 4, Math.max(room / 6, least));
}

/** Where the bar is; the shorter size of the front; and the middles of its sides, the one at the top first. */
function placeOn([a, b, c, d]: Quad) {
  const sides = [between(a, b), between(b, c), between(c, d), between(d, a)] as const;
  const [top, right, bottom, left] = sides;
  const at = between(between(a, b, 0.75), between(d, c, 0.75), 0.25);
  return { at, room: Math.min(distance(left, right), distance(top, bottom)), sides };
}

function between(a: Point, b: Point, share = 0.5): Point {
  return { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) };
}
