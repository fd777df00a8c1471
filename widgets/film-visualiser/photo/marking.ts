import { frontProportion } from './engine/front-proportion.ts';
import { areaOf, clamp, distance, isFront, type Point, type Quad, quadOf } from './engine/geometry.ts';
import { apply, inverse, ontoQuad } from './engine/homography.ts';
import type { Front } from './engine/prepare-front.ts';
import { snapCorner, snapQuad } from './engine/snap.ts';
import type { StudioPhoto } from './photo-studio.state.ts';

/** The distance at which a corner snaps to an edge, as a share of the photo's longer side. */
const reach = 0.014;

/** A front in the middle of the photo, a third of its size. @param wide half of its width, and @param high half of its height */
export function frontInTheMiddle(
  { width, height }: StudioPhoto,
  wide: number = Math.min(width, height) / 6,
  high: number = wide,
): Quad {
  const [x, y] = [width / 2, height / 2];
  return [
    { x: x - wide, y: y - high },
    { x: x + wide, y: y - high },
    { x: x + wide, y: y + high },
    { x: x - wide, y: y + high },
  ];
}

/** A front with the four tapped corners; `undefined` when they form none. */
export function frontOfTaps(photo: StudioPhoto, taps: readonly Point[], snapping: boolean): Quad | undefined {
  const quad = quadOf(taps.map((tap) => within(photo, tap)));
  if (!isFront(quad)) return undefined;
  return snapping ? snapped(photo, quad) : quad;
}

/**
 * A front between two opposite corners.
 *
 * @param plane a quad in its plane; without one, its sides are upright and level in the photo
 */
export function frontOfCorners(
  photo: StudioPhoto,
  [a, b]: readonly [Point, Point],
  plane: Quad | undefined,
  snapping: boolean,
): Quad | undefined {
  const between = (onto: Quad): Quad => {
    const back = inverse(ontoQuad(onto));
    const [p, q] = [apply(back, within(photo, a)), apply(back, within(photo, b))];
    const [left, right] = [Math.min(p.x, q.x), Math.max(p.x, q.x)];
    const [top, bottom] = [Math.min(p.y, q.y), Math.max(p.y, q.y)];
    return mapped(onto, ({ x, y }) => ({ x: x ? right : left, y: y ? bottom : top }));
  };
  const found = [...(plane ? [plane] : []), frontInTheMiddle(photo)].map(between).find(isFront);
  return found && snapping ? snapped(photo, found) : found;
}

/** How far apart opposite corners are at least, the shorter way against the longer: right for 97 of 100 pairs of taps in our renders. */
const leastSlant = 0.13;

/** A run between two opposite corners, in the plane of another; `undefined` where the taps are the ends of one of its sides. */
export function runOfOpposites(
  photo: StudioPhoto,
  [a, b]: readonly [Point, Point],
  plane: Quad,
  snapping: boolean,
): Quad | undefined {
  const back = inverse(ontoQuad(plane));
  const [p, q] = [apply(back, a), apply(back, b)];
  const [across, down] = [Math.abs(p.x - q.x) * frontProportion(plane, photo), Math.abs(p.y - q.y)];
  if (Math.min(across, down) < leastSlant * Math.max(across, down)) return undefined;
  const quad = frontOfCorners(photo, [a, b], plane, snapping);
  return quad?.every((corner) => isIn(photo, corner)) ? quad : undefined;
}

/** A front of the same size next to this one, in perspective: to the right where there is room, otherwise elsewhere. */
export function frontBeside(photo: StudioPhoto, { quad }: Front, snapping: boolean): Quad {
  const found = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ]
    .map(
      ([u = 0, v = 0]) =>
        mapped(quad, ({ x, y }) => ({ x: x + u, y: y + v })).map((corner) =>
          within(photo, corner),
        ) as unknown as Quad,
    )
    // Skips places where most of the front would be outside the photo.
    .find((beside) => isFront(beside) && areaOf(beside) > areaOf(quad) / 3);
  if (!found) return moved(quad, { x: photo.width / 50, y: photo.height / 50 });
  return snapping ? snapped(photo, found) : found;
}

/** A quad in the plane of another, whose corners are those of the unit square. @param place where it has each of them */
function mapped(quad: Quad, place: (corner: Point) => Point): Quad {
  const onto = ontoQuad(quad);
  return unitCorners.map((corner) => apply(onto, place(corner))) as unknown as Quad;
}

const unitCorners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** The quad with a corner moved; unchanged where the result would be no front. */
export function withCorner(photo: StudioPhoto, quad: Quad, corner: number, to: Point): Quad {
  const changed = quad.map((point, i) => (i === corner ? within(photo, to) : point)) as unknown as Quad;
  return isFront(changed) ? changed : quad;
}

/** The sides of a quad, each named by its first corner: the one at the top is 0, then clockwise. */
export const sides = [0, 1, 2, 3] as const;

/** The corners at the ends of a side. */
export const endsOf = (side: number): [number, number] => [side, (side + 1) % 4];

/** The quad with a side moved to a point, in its own plane; unchanged where the result would be no front. */
export function withSide(photo: StudioPhoto, quad: Quad, side: number, to: Point): Quad {
  const at = apply(inverse(ontoQuad(quad)), within(photo, to));
  const axis = side % 2 ? 'x' : 'y';
  const far = side === 1 || side === 2 ? 1 : 0;
  const there = mapped(quad, (corner) => ({ ...corner, [axis]: at[axis] }));
  // The others stay exactly where they are.
  const changed = quad.map((corner, i) =>
    unitCorners[i]![axis] === far ? there[i] : corner,
  ) as unknown as Quad;
  return isFront(changed) && changed.every((corner) => isIn(photo, corner)) ? changed : quad;
}

/** Whether a corner is in the photo, or close to it: a side that is moved in perspective may leave it a little. */
function isIn({ width, height }: StudioPhoto, { x, y }: Point): boolean {
  const margin = Math.max(width, height) / 20;
  return x >= -margin && y >= -margin && x <= width + margin && y <= height + margin;
}

function moved(quad: Quad, by: Point): Quad {
  return quad.map(({ x, y }) => ({ x: x + by.x, y: y + by.y })) as unknown as Quad;
}

/** The quad moved from one point to another, in its own plane where that is certain enough. */
export function movedInPlane(quad: Quad, from: Point, to: Point): Quad {
  const back = inverse(ontoQuad(quad));
  const [start, end] = [apply(back, from), apply(back, to)];
  const there = mapped(quad, ({ x, y }) => ({ x: x + end.x - start.x, y: y + end.y - start.y }));
  const growth = isFront(there) ? areaOf(there) / areaOf(quad) : 0;
  return growth > 0.5 && growth < 2 ? there : moved(quad, { x: to.x - from.x, y: to.y - from.y });
}

/** The quad with these corners, or all, snapped to nearby edges. */
export function snapped(photo: StudioPhoto, quad: Quad, ...corners: readonly number[]): Quad {
  const snap = (quad: Quad, corner: number) => snapCorner(photo.edges, quad, corner, reachIn(photo));
  return corners.length > 0 ? corners.reduce(snap, quad) : snapQuad(photo.edges, quad, reachIn(photo));
}

/** Whether two taps are at the same place: a double click is one corner. */
export function isSamePlace(photo: StudioPhoto, a: Point, b: Point): boolean {
  return distance(a, b) < Math.max(photo.width, photo.height) / 200;
}

export function within({ width, height }: StudioPhoto, { x, y }: Point): Point {
  return { x: clamp(x, 0, width), y: clamp(y, 0, height) };
}

function reachIn({ width, height }: StudioPhoto): number {
  return reach * Math.max(width, height);
}
