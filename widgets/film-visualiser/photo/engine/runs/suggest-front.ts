import { clamp, isFront, type Point, type Quad } from '../geometry.ts';
import { apply, type Homography, inverse, ontoQuad } from '../homography.ts';
import type { Picture } from '../picture.ts';
import { type Evidence, evidenceOf } from './evidence.ts';
import { planeAround } from './plane-around.ts';
import { facing } from './rectify.ts';

/** A front that the visitor may mean. */
export interface Suggestion {
  front: Quad;
  /** How much better it is than the next: place it without asking only above `sureMargin`. */
  margin: number;
  /** The next ones, best first. */
  others: readonly Quad[];
}

/** Only from this margin on may a suggestion be placed without asking. Most have less: offer them with the others. */
export const sureMargin = 0.6;

/** The side of the view around a tap, as a share of the photo's longer side, and in px. */
const [reach, side] = [0.7, 720];
const pieces = 48;
/** How many lines are tried on each side. */
const most = 14;
/** The least size of a front, in pieces. */
const leastSize = 3;

/**
 * The front under one tap; `undefined` where there is none.
 *
 * @param plane a quad in the plane of the front, such as a run beside it. Without one, the edges around the tap tell
 */
export function suggestFront(picture: Picture, point: Point, plane?: Quad): Suggestion | undefined {
  const window = windowAround(picture, point, plane);
  const back = inverse(window);
  const tap = apply(back, point);
  const view = facing(picture, window, { width: side, height: side });
  const box = { left: 0, top: 0, right: side, bottom: side };
  const uprights = linesThrough(evidenceOf(view, box, 'upright', pieces), tap.x, tap.y);
  const levels = linesThrough(evidenceOf(view, box, 'level', pieces), tap.y, tap.x);
  const found = rectangles(uprights, levels);
  const [best] = found;
  if (!best) return undefined;
  const rivals: Rectangle[] = [];
  for (const other of found)
    if ([best, ...rivals].every((taken) => overlap(taken, other) < 0.8)) {
      rivals.push(other);
      if (rivals.length === 3) break;
    }
  const quadOf = ({ left, top, right, bottom }: Rectangle) =>
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ].map(([x, y]) => apply(window, { x: (x! + 0.5) / side, y: (y! + 0.5) / side })) as unknown as Quad;
  const front = quadOf(best);
  if (!isFront(front)) return undefined;
  return {
    front,
    margin: best.score - (rivals[0]?.score ?? 0),
    others: rivals.map(quadOf).filter(isFront),
  };
}

/** A map of the unit square onto what is around a tap, seen straight on. */
function windowAround(picture: Picture, { x, y }: Point, plane?: Quad): Homography {
  const half = (reach * Math.max(picture.width, picture.height)) / 2;
  const onto = plane ? ontoQuad(plane) : planeAround(picture, { x, y });
  const back = inverse(onto);
  const centre = apply(back, { x, y });
  const right = apply(back, { x: x + 1, y });
  const below = apply(back, { x, y: y + 1 });
  const [dx, dy] = [half * Math.abs(right.x - centre.x), half * Math.abs(below.y - centre.y)];
  const corners = [
    [-dx, -dy],
    [dx, -dy],
    [dx, dy],
    [-dx, dy],
  ].map(([across, down]) => apply(onto, { x: centre.x + across!, y: centre.y + down! }));
  return ontoQuad(corners as unknown as Quad);
}

/** The lines on both sides of a tap, and the evidence between any two places along each. */
interface Lines {
  before: Line[];
  after: Line[];
}

interface Line {
  at: number;
  sums: Float64Array;
}

function linesThrough(evidence: Evidence, tapAcross: number, tapAlong: number): Lines {
  const { length } = evidence;
  const wide = strengthOf(evidence);
  const middle = Math.round(tapAlong * pieces);
  const strengths = new Float32Array(length);
  for (let at = 0; at < length; at++) {
    let sum = 0;
    for (let piece = Math.max(middle - 3, 0); piece <= Math.min(middle + 2, pieces - 1); piece++)
      sum += wide[piece * length + at]!;
    strengths[at] = sum / 6;
  }
  const peaks: Line[] = [];
  const order = [...strengths.keys()].sort((a, b) => strengths[b]! - strengths[a]!);
  const tap = clamp(Math.round(tapAcross * length), 0, length - 1);
  const counts = { before: 0, after: 0 };
  for (const at of order) {
    if (strengths[at]! < 0.12) break;
    if (Math.abs(at - tap) < 6 || peaks.some((peak) => Math.abs(peak.at - at) < 5)) continue;
    const where = at < tap ? 'before' : 'after';
    if (counts[where]++ >= most) continue;
    const sums = new Float64Array(pieces + 1);
    for (let piece = 0; piece < pieces; piece++) sums[piece + 1] = sums[piece]! + wide[piece * length + at]!;
    peaks.push({ at, sums });
  }
  return {
    before: peaks.filter(({ at }) => at < tap),
    after: peaks.filter(({ at }) => at > tap),
  };
}

interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
  score: number;
}

function rectangles(uprights: Lines, levels: Lines): Rectangle[] {
  const found: Rectangle[] = [];
  const inside = (lines: Lines, from: Line, to: Line, start: number, end: number) =>
    [...lines.before, ...lines.after].reduce(
      (most, line) =>
        line.at > from.at + 8 && line.at < to.at - 8 ? Math.max(most, between(line, start, end)) : most,
      0,
    );
  for (const left of uprights.before)
    for (const right of uprights.after)
      for (const top of levels.before)
        for (const bottom of levels.after) {
          const [x0, x1, y0, y1] = [left, right, top, bottom].map(({ at }) =>
            clamp(Math.round((at / side) * pieces), 0, pieces),
          ) as [number, number, number, number];
          if (x1 - x0 < leastSize || y1 - y0 < leastSize) continue;
          const sides = [
            between(left, y0, y1),
            between(right, y0, y1),
            between(top, x0, x1),
            between(bottom, x0, x1),
          ];
          const mean = (sides[0]! + sides[1]! + sides[2]! + sides[3]!) / 4;
          const edges = 0.5 * mean + 0.5 * Math.min(...sides);
          if (edges < 0.2) continue;
          // A line from side to side would make two fronts of it.
          const divided = Math.max(
            inside(uprights, left, right, y0, y1),
            inside(levels, top, bottom, x0, x1),
          );
          const score = edges - 0.7 * divided;
          found.push({ left: left.at, top: top.at, right: right.at, bottom: bottom.at, score });
        }
  return found.sort((a, b) => b.score - a.score);
}

function between({ sums }: Line, from: number, to: number): number {
  return (sums[to]! - sums[from]!) / (to - from);
}

function overlap(a: Rectangle, b: Rectangle): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const shared = Math.max(across, 0) * Math.max(down, 0);
  const area = ({ left, top, right, bottom }: Rectangle) => (right - left) * (bottom - top);
  return shared / (area(a) + area(b) - shared);
}

/** How much each place looks like a line, 0 to 1, with that of its neighbours: a line is never quite straight. */
function strengthOf({ pieces: count, length, dark, step }: Evidence): Float32Array {
  const strengths = new Float32Array(count * length);
  for (let at = 0; at < strengths.length; at++) {
    const darkest = Math.max(...dark.map((values) => values[at]!));
    const steepest = Math.hypot(...step.map((values) => values[at]!));
    strengths[at] = Math.min(Math.max(darkest, 0.4 * steepest, 0) / 3, 1);
  }
  const wide = new Float32Array(strengths.length);
  for (let start = 0; start < wide.length; start += length)
    for (let i = 0; i < length; i++)
      wide[start + i] = Math.max(
        strengths[start + i]!,
        i > 0 ? strengths[start + i - 1]! : 0,
        i + 1 < length ? strengths[start + i + 1]! : 0,
      );
  return wide;
}
