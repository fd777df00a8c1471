import { areaOf, clamp, distance, isFront, type Point, type Quad, quadOf } from './engine/geometry.ts';
import { apply, ontoQuad } from './engine/homography.ts';
import type { Front } from './engine/prepare-front.ts';
import { snapCorner, snapQuad } from './engine/snap.ts';
import type { StudioPhoto } from './photo-studio.state.ts';

/** The distance at which a corner snaps to an edge, as a share of the photo's longer side. */
const reach = 0.014;

/** A front in the middle of the photo, a third of its size. */
export function frontInTheMiddle({ width, height }: StudioPhoto): Quad {
  const side = Math.min(width, height) / 3;
  const [x, y] = [width / 2, height / 2];
  return [
    { x: x - side / 2, y: y - side / 2 },
    { x: x + side / 2, y: y - side / 2 },
    { x: x + side / 2, y: y + side / 2 },
    { x: x - side / 2, y: y + side / 2 },
  ];
}

/** A front with the four tapped corners; `undefined` when they form none. */
export function frontOfTaps(photo: StudioPhoto, taps: readonly Point[], snapping: boolean): Quad | undefined {
  const quad = quadOf(taps.map((tap) => within(photo, tap)));
  if (!isFront(quad)) return undefined;
  return snapping ? snapQuad(photo.edges, quad, reachIn(photo)) : quad;
}

/** A front of the same size next to this one, in perspective: to the right where there is room, otherwise elsewhere. */
export function frontBeside(photo: StudioPhoto, { quad }: Front, snapping: boolean): Quad {
  const onto = ontoQuad(quad);
  const found = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ]
    .map(([u = 0, v = 0]) => {
      const corners = unitCorners.map(({ x, y }) => within(photo, apply(onto, { x: x + u, y: y + v })));
      return corners as unknown as Quad;
    })
    // Skips places where most of the front would be outside the photo.
    .find((beside) => isFront(beside) && areaOf(beside) > areaOf(quad) / 3);
  if (!found) return moved(quad, { x: photo.width / 50, y: photo.height / 50 });
  return snapping ? snapQuad(photo.edges, found, reachIn(photo)) : found;
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

export function moved(quad: Quad, by: Point): Quad {
  return quad.map(({ x, y }) => ({ x: x + by.x, y: y + by.y })) as unknown as Quad;
}

/** The quad with this corner, or all corners, snapped to nearby edges. */
export function snapped(photo: StudioPhoto, quad: Quad, corner?: number): Quad {
  const { edges } = photo;
  return corner === undefined
    ? snapQuad(edges, quad, reachIn(photo))
    : snapCorner(edges, quad, corner, reachIn(photo));
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
