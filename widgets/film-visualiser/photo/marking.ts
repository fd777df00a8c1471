import { centreOf, clamp, distance, isFront, type Point, type Quad, quadOf } from './engine/geometry.ts';
import type { Front } from './engine/prepare-front.ts';
import { snapCorner, snapQuad } from './engine/snap.ts';
import type { StudioPhoto } from './photo-studio.state.ts';

/** How far a corner goes to an edge, as a share of the photo's longer side. */
const reach = 0.014;

/** A front in the middle of the photo, a third as large. */
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

/** A front with the four corners that were tapped, if they are one. */
export function frontOfTaps(photo: StudioPhoto, taps: readonly Point[], snapping: boolean): Quad | undefined {
  const quad = quadOf(taps.map((tap) => within(photo, tap)));
  if (!isFront(quad)) return undefined;
  return snapping ? snapQuad(photo.edges, quad, reachIn(photo)) : quad;
}

/** A front of the same size beside this one: to the right where there is room, else to the left, below or above. */
export function frontBeside(photo: StudioPhoto, { quad }: Front, snapping: boolean): Quad {
  const [a, b, c, d] = quad;
  // Side by side in perspective: the one goes on where the other ends.
  const steps = [
    { x: (b.x + c.x - a.x - d.x) / 2, y: (b.y + c.y - a.y - d.y) / 2 },
    { x: (d.x + c.x - a.x - b.x) / 2, y: (d.y + c.y - a.y - b.y) / 2 },
  ].flatMap(({ x, y }) => [
    { x, y },
    { x: -x, y: -y },
  ]);
  const free = steps.find((step) => {
    const { x, y } = centreOf(moved(quad, step));
    return x > 0 && y > 0 && x < photo.width && y < photo.height;
  });
  const beside = moved(quad, free ?? { x: photo.width / 50, y: photo.height / 50 });
  const inside = beside.map((corner) => within(photo, corner)) as unknown as Quad;
  const kept = isFront(inside) ? inside : beside;
  return snapping ? snapQuad(photo.edges, kept, reachIn(photo)) : kept;
}

/** With a corner elsewhere; as it was where that is no front. */
export function withCorner(photo: StudioPhoto, quad: Quad, corner: number, to: Point): Quad {
  const changed = quad.map((point, i) => (i === corner ? within(photo, to) : point)) as unknown as Quad;
  return isFront(changed) ? changed : quad;
}

export function moved(quad: Quad, by: Point): Quad {
  return quad.map(({ x, y }) => ({ x: x + by.x, y: y + by.y })) as unknown as Quad;
}

/** Snapped to the edges near this corner, or near all. */
export function snapped(photo: StudioPhoto, quad: Quad, corner?: number): Quad {
  const { edges } = photo;
  return corner === undefined
    ? snapQuad(edges, quad, reachIn(photo))
    : snapCorner(edges, quad, corner, reachIn(photo));
}

/** Whether a tap is where another one was: a double click is one corner. */
export function isSamePlace(photo: StudioPhoto, a: Point, b: Point): boolean {
  return distance(a, b) < Math.max(photo.width, photo.height) / 200;
}

export function within({ width, height }: StudioPhoto, { x, y }: Point): Point {
  return { x: clamp(x, 0, width), y: clamp(y, 0, height) };
}

function reachIn({ width, height }: StudioPhoto): number {
  return reach * Math.max(width, height);
}
