import { clamp } from '../geometry.ts';
import type { Evidence } from './evidence.ts';

/** A rectangle of lines around a tap, in px of a facing view. */
export interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** What tells whether it is a front: the weights in `front-weights.json` belong to these, in this order. */
  features: readonly number[];
}

/** How many lines are tried on each side, and the least strength of one at the tap. */
const [most, leastStrength] = [14, 0.12];
/** The least size of a front, in pieces. */
const leastSize = 3;
/** Rectangles that the features are found for: the best by a plain measure. */
const mostRectangles = 400;
/** How far beyond its corners a side is looked at, in pieces. */
const beyond = 3;
/** A piece with less strength than this is a hole in a line. */
const hole = 0.25;

/** The lines on both sides of a tap, with the evidence between any two places along each. */
export interface Lines {
  before: readonly Line[];
  after: readonly Line[];
}

interface Line {
  at: number;
  /** Running sums over its pieces: of its strength, of how dark and how steep it is, and of its holes. */
  strength: Float64Array;
  dark: Float64Array;
  steep: Float64Array;
  holes: Float64Array;
}

/** The lines near a tap. @param tapAcross the place of the tap across the lines, and along them: shares of the view */
export function linesThrough(evidence: Evidence, tapAcross: number, tapAlong: number): Lines {
  const { length, pieces } = evidence;
  const strengths = strengthsOf(evidence);
  const middle = Math.round(tapAlong * pieces);
  const near = new Float32Array(length);
  for (let at = 0; at < length; at++) {
    let sum = 0;
    for (let piece = Math.max(middle - 3, 0); piece <= Math.min(middle + 2, pieces - 1); piece++)
      sum += strengths.strength[piece * length + at]!;
    near[at] = sum / 6;
  }
  const tap = clamp(Math.round(tapAcross * length), 0, length - 1);
  const [before, after]: [Line[], Line[]] = [[], []];
  for (const at of [...near.keys()].sort((a, b) => near[b]! - near[a]!)) {
    if (near[at]! < leastStrength) break;
    const side = at < tap ? before : after;
    const isTaken = [...before, ...after].some((line) => Math.abs(line.at - at) < 5);
    if (Math.abs(at - tap) < 6 || isTaken || side.length === most) continue;
    const sums = (values: Float32Array, of = (value: number) => value) => {
      const found = new Float64Array(pieces + 1);
      for (let piece = 0; piece < pieces; piece++)
        found[piece + 1] = found[piece]! + of(values[piece * length + at]!);
      return found;
    };
    side.push({
      at,
      strength: sums(strengths.strength),
      dark: sums(strengths.dark),
      steep: sums(strengths.steep),
      holes: sums(strengths.strength, (value) => (value < hole ? 1 : 0)),
    });
  }
  return { before, after };
}

/** Rectangles that may be fronts. @param side of the facing view, in px; the tap is in its middle */
export function rectanglesAround(uprights: Lines, levels: Lines, side: number): Rectangle[] {
  const pieces = (uprights.before[0] ?? uprights.after[0])?.strength.length ?? 1;
  const piece = (at: number) => clamp(Math.round((at / side) * (pieces - 1)), 0, pieces - 1);
  const found: { lines: [Line, Line, Line, Line]; rating: number }[] = [];
  for (const left of uprights.before)
    for (const right of uprights.after) {
      const [x0, x1] = [piece(left.at), piece(right.at)];
      if (x1 - x0 < leastSize) continue;
      for (const top of levels.before)
        for (const bottom of levels.after) {
          const [y0, y1] = [piece(top.at), piece(bottom.at)];
          if (y1 - y0 < leastSize) continue;
          const sides = [
            between(left.strength, y0, y1),
            between(right.strength, y0, y1),
            between(top.strength, x0, x1),
            between(bottom.strength, x0, x1),
          ];
          const mean = (sides[0]! + sides[1]! + sides[2]! + sides[3]!) / 4;
          const edges = 0.5 * mean + 0.5 * Math.min(...sides);
          if (edges < 0.2) continue;
          const divided = Math.max(
            strongest(uprights, left.at, right.at, y0, y1),
            strongest(levels, top.at, bottom.at, x0, x1),
          );
          found.push({ lines: [left, top, right, bottom], rating: edges - 0.7 * divided });
        }
    }
  return found
    .sort((a, b) => b.rating - a.rating)
    .slice(0, mostRectangles)
    .map(({ lines, rating }) => {
      const [left, top, right, bottom] = lines;
      const [x0, y0, x1, y1] = lines.map(({ at }) => piece(at)) as [number, number, number, number];
      const [width, height] = [(right.at - left.at) / side, (bottom.at - top.at) / side];
      const off = (from: Line, to: Line) => Math.abs((from.at + to.at) / 2 - side / 2) / (to.at - from.at);
      return {
        left: left.at,
        top: top.at,
        right: right.at,
        bottom: bottom.at,
        features: [
          rating,
          ...pairOf(left, right, y0, y1),
          ...pairOf(top, bottom, x0, x1),
          ...dividing(uprights, left.at, right.at, y0, y1),
          ...dividing(levels, top.at, bottom.at, x0, x1),
          ...repeated(uprights, left.at, right.at, y0, y1),
          ...repeated(levels, top.at, bottom.at, x0, x1),
          Math.log(width),
          Math.log(height),
          Math.abs(Math.log(width / height)),
          off(left, right),
          off(top, bottom),
        ],
      };
    });
}

/** What two opposite sides are like between two places: the weaker and the stronger of each value. */
function pairOf(one: Line, other: Line, from: number, to: number): number[] {
  const last = one.strength.length - 1;
  const valuesOf = ({ strength, dark, steep, holes }: Line) => [
    between(strength, from, to),
    between(dark, from, to),
    between(steep, from, to),
    between(holes, from, to),
    between(strength, from, Math.min(from + beyond, to)),
    between(strength, Math.max(to - beyond, from), to),
    between(strength, Math.max(from - beyond, 0), from),
    between(strength, to, Math.min(to + beyond, last)),
  ];
  const others = valuesOf(other);
  return valuesOf(one).flatMap((value, i) => [Math.min(value, others[i]!), Math.max(value, others[i]!)]);
}

/** The strength of the strongest line that divides a rectangle. */
function strongest({ before, after }: Lines, from: number, to: number, start: number, end: number): number {
  let found = 0;
  for (const lines of [before, after])
    for (const line of lines)
      if (line.at > from + 8 && line.at < to - 8) found = Math.max(found, between(line.strength, start, end));
  return found;
}

/** The strength of the strongest line that divides a rectangle and the share of its holes, and the strength of all such lines. */
function dividing({ before, after }: Lines, from: number, to: number, start: number, end: number): number[] {
  let [found, holes, sum] = [0, 1, 0];
  for (const line of [...before, ...after]) {
    if (line.at <= from + 8 || line.at >= to - 8) continue;
    const strength = between(line.strength, start, end);
    sum += strength;
    if (strength > found) [found, holes] = [strength, between(line.holes, start, end)];
  }
  return [found, holes, sum];
}

/** The strength of the lines where the sides of its neighbours would be, if they were as large: the weaker and the stronger one. */
function repeated({ before, after }: Lines, from: number, to: number, start: number, end: number): number[] {
  const size = to - from;
  const near = (lines: readonly Line[], at: number) =>
    lines.reduce(
      (most, line) =>
        Math.abs(line.at - at) < 0.06 * size + 2 ? Math.max(most, between(line.strength, start, end)) : most,
      0,
    );
  const found = [near(before, from - size), near(after, to + size)] as const;
  return [Math.min(...found), Math.max(...found)];
}

function between(sums: Float64Array, from: number, to: number): number {
  return to > from ? (sums[to]! - sums[from]!) / (to - from) : 0;
}

/** How dark and how steep each place is, and how much it looks like a line, 0 to 1, with its neighbours: a line is never quite straight. */
function strengthsOf({ length, dark, step }: Evidence): Record<'strength' | 'dark' | 'steep', Float32Array> {
  const count = dark[0]!.length;
  const [darkest, steepest] = [new Float32Array(count), new Float32Array(count)];
  for (let at = 0; at < count; at++) {
    darkest[at] = Math.max(...dark.map((values) => values[at]!), 0);
    steepest[at] = Math.hypot(...step.map((values) => values[at]!));
  }
  const strength = darkest.map((value, at) => Math.min(Math.max(value, 0.4 * steepest[at]!) / 3, 1));
  const wide = (values: Float32Array) =>
    values.map((value, at) => {
      const place = at % length;
      return Math.max(value, place > 0 ? values[at - 1]! : 0, place + 1 < length ? values[at + 1]! : 0);
    });
  return { strength: wide(strength), dark: wide(darkest), steep: wide(steepest) };
}
