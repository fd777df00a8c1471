/** A point in the photo, in its pixels from the top left. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The corners of a front, clockwise from the one at the top left. */
export type Quad = readonly [Point, Point, Point, Point];

/** A pixel rectangle; `right` and `bottom` are exclusive. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Four corners in any order as a quad: clockwise, from the one nearest to the top left. */
export function quadOf(corners: readonly Point[]): Quad {
  const centre = centreOf(corners);
  const angle = ({ x, y }: Point) => Math.atan2(y - centre.y, x - centre.x);
  const round = [...corners].sort((a, b) => angle(a) - angle(b));
  const first = round.reduce((best, corner, i) => (sum(corner) < sum(round[best]!) ? i : best), 0);
  return [0, 1, 2, 3].map((i) => round[(first + i) % 4]!) as unknown as Quad;
}

const sum = ({ x, y }: Point) => x + y;

function centreOf(corners: readonly Point[]): Point {
  const add = (pick: (corner: Point) => number) =>
    corners.reduce((total, corner) => total + pick(corner), 0) / corners.length;
  return { x: add(({ x }) => x), y: add(({ y }) => y) };
}

/** Whether it can be the picture of a rectangle: no sides cross, no corner points inwards, and it is not too small. */
export function isFront(quad: Quad): boolean {
  return quad.every((corner, i) => cross(corner, quad[(i + 1) % 4]!, quad[(i + 2) % 4]!) > 16);
}

/** The area of a front, in square pixels. */
export function areaOf([a, b, c, d]: Quad): number {
  return (cross(a, b, c) + cross(a, c, d)) / 2;
}

/** Twice the signed area of the triangle; positive when it is clockwise on the screen. */
function cross(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
}

/** The pixels that a quad can touch, within a picture of this size. */
export function boxOf(quad: Quad, width: number, height: number): Box {
  const [xs, ys] = [quad.map(({ x }) => x), quad.map(({ y }) => y)];
  return {
    left: clamp(Math.floor(Math.min(...xs)) - 1, 0, width),
    top: clamp(Math.floor(Math.min(...ys)) - 1, 0, height),
    right: clamp(Math.ceil(Math.max(...xs)) + 1, 0, width),
    bottom: clamp(Math.ceil(Math.max(...ys)) + 1, 0, height),
  };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
