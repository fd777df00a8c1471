import { frontProportion } from '../engine/front-proportion.ts';
import { distance, type Point, type Quad } from '../engine/geometry.ts';
import { apply, inverse, ontoQuad } from '../engine/homography.ts';
import type { FrontToDivide } from '../engine/runs/divide-front.ts';
import { type FrontKind, kindOf } from '../engine/runs/run.ts';
import { endsOf, sides, withSide } from '../marking.ts';
import type { StudioPhoto } from '../photo-studio.state.ts';
import { reframed } from './edit-layout.ts';
import {
  type Axis,
  cellsOf,
  crossingOf,
  type Layout,
  type Line,
  linesOf,
  placeOn,
  roomFor,
} from './layout.ts';

/** A run of cabinets that the visitor marked, and how it is divided into fronts. */
export interface MarkedRun {
  id: number;
  quad: Quad;
  layout: Layout;
  /** The visitor changed a line: it is not divided anew when its corners move. */
  isEdited: boolean;
}

/** Where a run is: base units or an island, wall units, or tall units. */
export type RunPlace = 'base' | 'wall' | 'tall';

/** A front of a run, as the photo shows it. */
export interface RunFront {
  id: number;
  quad: Quad;
  kind: FrontKind;
  /** Its size in cm, estimated from the usual height of such runs. */
  width: number;
  height: number;
  /** The keys of its lines; a side of the run has none. */
  lines: { left?: string; right?: string; top?: string; bottom?: string };
}

/** A line as the photo shows it. */
export interface RunLine extends Line {
  run: number;
  ends: readonly [Point, Point];
}

interface Size {
  width: number;
  height: number;
}

/** The usual height of the fronts of a run, in cm. */
const heights: Readonly<Record<RunPlace, number>> = { base: 72, wall: 72, tall: 210 };

/** Where a run is, judged by its shape and its place in the photo. */
export function placeOf(quad: Quad, photo: Size): RunPlace {
  const height = (distance(quad[0], quad[3]) + distance(quad[1], quad[2])) / 2;
  if (height > photo.height * 0.4 && frontProportion(quad, photo) < 1.6) return 'tall';
  const middle = quad.reduce((sum, { y }) => sum + y, 0) / 4;
  return middle < photo.height * 0.42 ? 'wall' : 'base';
}

/** The fronts of a run, column by column. */
export function frontsOfRun({ quad, layout }: MarkedRun, photo: Size): RunFront[] {
  const onto = ontoQuad(quad);
  const place = placeOf(quad, photo);
  const tall = heights[place];
  const wide = tall * frontProportion(quad, photo);
  return cellsOf(layout).map(({ leaf, left, right, top, bottom }): RunFront => {
    const [width, height] = [(right.at - left.at) * wide, (bottom.at - top.at) * tall];
    const corner = (upright: typeof left, level: typeof top) => apply(onto, crossingOf(upright, level));
    return {
      id: leaf.id,
      quad: [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)],
      // Nobody hangs drawers on a wall: a wide, low front there is a flap.
      kind: leaf.kind ?? (place === 'wall' ? 'door' : kindOf(width, height)),
      width,
      height,
      lines: { left: left.key, right: right.key, top: top.key, bottom: bottom.key },
    };
  });
}

/** A front of a run for the program to divide; `undefined` where there is no such front. @param at where the visitor tapped, in the photo */
export function frontToDivide(
  run: MarkedRun,
  photo: Size,
  id: number,
  { at, axis }: { at?: Point; axis?: Axis },
): FrontToDivide | undefined {
  const cell = cellsOf(run.layout).find(({ leaf }) => leaf.id === id);
  if (!cell) return undefined;
  const { left, right, top, bottom } = cell;
  const others = frontsOfRun(run, photo).filter((front) => front.id !== id);
  const widths = others.map(({ width }) => width).sort((a, b) => a - b);
  return {
    quad: run.quad,
    sides: { left: left.at, right: right.at, top: top.at, bottom: bottom.at },
    tall: heights[placeOf(run.quad, photo)],
    // One other front says nothing about most.
    usual: widths.length > 1 ? widths[widths.length >> 1] : undefined,
    at: at && placeInRun(run.quad, at),
    axis,
  };
}

/** How a front that is two is most likely divided: cabinets are seldom wider than 75 cm, and drawers seldom lower than 12 cm. */
export function likelyAxis({ width, height }: Pick<RunFront, 'width' | 'height'>): Axis {
  return width >= 75 || height < 24 ? 'x' : 'y';
}

/** The lines of a run, where they are in the photo. */
export function linesOfRun({ id, quad, layout }: MarkedRun): RunLine[] {
  const onto = ontoQuad(quad);
  return linesOf(layout).map((line) => {
    const end = (along: number) => {
      const across = placeOn(line, along);
      return apply(onto, line.axis === 'x' ? { x: across, y: along } : { x: along, y: across });
    };
    return { ...line, run: id, ends: [end(line.from), end(line.to)] };
  });
}

/** Below this certainty the visitor is asked to look at a line. */
const unsure = 0.55;

/** The lines that the program is not sure of, until the visitor has said that the count is right. */
export function doubtsIn(run: MarkedRun): RunLine[] {
  return linesOfRun(run).filter(({ sure }) => sure < unsure);
}

/** A place in the photo, in the plane of a run. */
export function placeInRun(quad: Quad, at: Point): Point {
  return apply(inverse(ontoQuad(quad)), at);
}

/** What is under a finger. */
export type Hit = { run: MarkedRun; line?: RunLine; front?: RunFront };

/**
 * What is at a place in the photo: a line close to it, else a front; `undefined` beside all runs.
 *
 * @param reach how far from a line a finger may be, in px of the photo
 */
export function hitIn(runs: readonly MarkedRun[], photo: Size, at: Point, reach: number): Hit | undefined {
  // The run that was marked last lies on top.
  for (const run of [...runs].reverse()) {
    const front = frontsOfRun(run, photo).find(({ quad }) => isInside(quad, at));
    // A line is also hit from just outside of its run; but the middle half of a front is never its line.
    const room = front
      ? Math.min(...front.quad.map((corner, i) => distance(corner, front.quad[(i + 1) % 4]!)))
      : reach;
    const near = linesOfRun(run)
      .map((line) => ({ line, away: distanceTo(line.ends, at) }))
      .filter(({ away }) => away <= Math.min(reach, front ? room / 4 : reach / 2))
      .sort((a, b) => a.away - b.away)[0];
    if (near || front) return { run, line: near?.line, front };
  }
  return undefined;
}

/** A run with a side moved to a point: its fronts stay where they are, and only those along that side get wider or narrower. */
export function runWithSide(photo: StudioPhoto, run: MarkedRun, side: number, to: Point): MarkedRun {
  const axis = side % 2 ? 'x' : 'y';
  const isEnd = side === 1 || side === 2;
  const room = roomFor(run.layout, axis);
  const wanted = placeInRun(run.quad, to);
  const at = isEnd ? Math.max(wanted[axis], room.high) : Math.min(wanted[axis], room.low);
  const middle = apply(ontoQuad(run.quad), { x: 0.5, y: 0.5, [axis]: at });
  const quad = withSide(photo, run.quad, side, middle);
  if (quad === run.quad) return run;
  // The photo may have ended before; and a place behind the horizon of the run's plane is on its wrong side.
  const reached = placeInRun(run.quad, quad[side]!)[axis];
  const isBeyondLines = isEnd
    ? reached > Math.min(1, room.high) - 1e-6
    : reached < Math.max(0, room.low) + 1e-6;
  if (!isBeyondLines) return run;
  return { ...run, quad, layout: reframed(run.layout, axis, isEnd ? 0 : reached, isEnd ? reached : 1) };
}

/** A side of a run close to a place in the photo; `undefined` where there is none. */
export function sideIn(
  runs: readonly MarkedRun[],
  at: Point,
  reach: number,
): { run: number; side: number } | undefined {
  return runs
    .flatMap(({ id, quad }) =>
      sides.map((side) => {
        const [from, to] = endsOf(side);
        return { run: id, side, away: distanceTo([quad[from]!, quad[to]!], at) };
      }),
    )
    .filter(({ away }) => away <= reach)
    .sort((a, b) => a.away - b.away)[0];
}

export function isInside(quad: Quad, { x, y }: Point): boolean {
  return quad.every((a, i) => {
    const b = quad[(i + 1) % 4]!;
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) >= 0;
  });
}

function distanceTo([a, b]: readonly [Point, Point], at: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = Math.min(1, Math.max(0, ((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return distance(at, { x: a.x + along * dx, y: a.y + along * dy });
}
