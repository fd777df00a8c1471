import type { Box } from '../geometry.ts';
import type { Facing } from './rectify.ts';

/** How much each place looks like a line between fronts, in pieces along such a line: a shadow or a handle covers only some of them. */
export interface Evidence {
  /** The number of pieces along a line. */
  pieces: number;
  /** The number of places across the lines, in px of the facing view. */
  length: number;
  /** Per piece, one after the other, a value of 0 to 1 for each place. */
  values: Float32Array;
}

/** The direction of the lines. */
export type Direction = 'upright' | 'level';

/** Below this difference, in bytes, everything is noise. */
const floor = 1.6;
/** How many times stronger than its neighbourhood is certain. */
const certain = 5;

/** The evidence for lines in this direction within a part of a facing view. */
export function evidenceOf(view: Facing, box: Box, direction: Direction, pieces = 16): Evidence {
  const length = direction === 'upright' ? box.right - box.left : box.bottom - box.top;
  const values = new Float32Array(pieces * length);
  const raw = new Float32Array(length);
  for (let piece = 0; piece < pieces; piece++) {
    const [light, red, yellow] = [view.light, view.red, view.yellow].map((channel) =>
      sumsOf(
        profile(channel, view.width, part(box, direction, piece / pieces, (piece + 1) / pieces), direction),
      ),
    ) as [Float64Array, Float64Array, Float64Array];
    for (let at = 0; at < length; at++)
      raw[at] = Math.max(darkLine(light, at, length), step(light, red, yellow, at, length));
    normalise(raw, values, piece * length);
  }
  return { pieces, length, values };
}

/** The part of a box between two shares of the length of its lines. */
function part(box: Box, direction: Direction, from: number, to: number): Box {
  const { left, top, right, bottom } = box;
  if (direction === 'upright') {
    const start = Math.round(top + (bottom - top) * from);
    return { ...box, top: start, bottom: Math.max(Math.round(top + (bottom - top) * to), start + 1) };
  }
  const start = Math.round(left + (right - left) * from);
  return { ...box, left: start, right: Math.max(Math.round(left + (right - left) * to), start + 1) };
}

/** Mean values across lines in this direction. */
function profile(
  channel: Float32Array,
  width: number,
  { left, top, right, bottom }: Box,
  direction: Direction,
): Float32Array {
  const isUpright = direction === 'upright';
  const means = new Float32Array(isUpright ? right - left : bottom - top);
  for (let y = top; y < bottom; y++)
    for (let x = left, at = y * width + left; x < right; x++, at++)
      means[isUpright ? x - left : y - top]! += channel[at]!;
  const count = isUpright ? bottom - top : right - left;
  for (let i = 0; i < means.length; i++) means[i]! /= count;
  return means;
}

/** Running sums, for the mean of any stretch. */
function sumsOf(values: Float32Array): Float64Array {
  const sums = new Float64Array(values.length + 1);
  for (let i = 0; i < values.length; i++) sums[i + 1] = sums[i]! + values[i]!;
  return sums;
}

function mean(sums: Float64Array, from: number, to: number): number {
  return (sums[to]! - sums[from]!) / (to - from);
}

/** Half widths of a line, in px. */
const halves = [0, 1, 2];

/** How much darker a thin line is than what is on both sides of it. */
function darkLine(light: Float64Array, at: number, length: number): number {
  let most = 0;
  for (const half of halves) {
    const [near, far] = [half + 1 + (half > 0 ? 1 : 0), 3 * half + 4];
    if (at < far || at + far >= length) continue;
    const inside = mean(light, at - half, at + half + 1);
    const before = mean(light, at - far, at - near + 1);
    const after = mean(light, at + near, at + far + 1);
    most = Math.max(most, Math.min(before, after) - inside);
  }
  return most;
}

/** The lengths that are compared on both sides of a step, in px. */
const spans = [3, 6];
/** A step counts less than a dark line: shadows and reflections end in steps. */
const stepShare = 0.6;

function step(
  light: Float64Array,
  red: Float64Array,
  yellow: Float64Array,
  at: number,
  length: number,
): number {
  let most = 0;
  for (const span of spans) {
    if (at < span || at + span >= length) continue;
    const change = (sums: Float64Array) => mean(sums, at + 1, at + span + 1) - mean(sums, at - span, at);
    most = Math.max(most, Math.hypot(change(light), change(red), change(yellow)));
  }
  return stepShare * most;
}

/** Compares evidence with that around it: grain and clutter have much of it everywhere. */
function normalise(raw: Float32Array, values: Float32Array, offset: number): void {
  const { length } = raw;
  const reach = Math.max(Math.round(length / 24), 12);
  const sums = sumsOf(raw);
  for (let at = 0; at < length; at++) {
    const around = mean(sums, Math.max(at - reach, 0), Math.min(at + reach + 1, length));
    values[offset + at] = Math.min(raw[at]! / (around + floor) / certain, 1);
  }
}
