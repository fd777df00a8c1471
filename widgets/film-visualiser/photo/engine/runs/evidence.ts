import type { Box } from '../geometry.ts';
import type { Facing } from './rectify.ts';

/**
 * What speaks for lines between fronts, in pieces along such lines. Values have a sign, so that noise and grain cancel out along a line,
 * and are limited, so that a handle or a shadow counts no more than its pieces.
 */
export interface Evidence {
  /** The number of pieces along a line, and of places across the lines, in px of the facing view. */
  pieces: number;
  length: number;
  /** For each thickness of a line, how much darker it is than both its sides: piece after piece. */
  dark: readonly Float32Array[];
  /** The change from one side to the other, in each channel of colour. */
  step: readonly Float32Array[];
  /** How much darker a line is, and how much yellower than a shadow would be, in bytes: piece after piece. */
  depth: Float32Array;
  tint: Float32Array;
}

/** The direction of the lines. */
export type Direction = 'upright' | 'level';

/** Half the thickness of lines, in px. */
const halves = [0, 1, 2];
/** The length that is compared on both sides of a step, in px. */
const span = 4;
/** The number of channels of colour. */
const channels = 3;
/** A difference below this, in bytes, is never more than noise. */
const floor = 0.7;
/** More times the noise than this is as good as this. */
const limit = 4;

/** The evidence for lines in this direction within a part of a facing view. */
export function evidenceOf(view: Facing, box: Box, direction: Direction, pieces = 16): Evidence {
  const length = direction === 'upright' ? box.right - box.left : box.bottom - box.top;
  const make = (count: number) => Array.from({ length: count }, () => new Float32Array(pieces * length));
  const [dark, step] = [make(halves.length), make(channels)];
  const raw = new Float32Array(length);
  const [depth, tint] = [new Float32Array(pieces * length), new Float32Array(pieces * length)];
  for (let piece = 0; piece < pieces; piece++) {
    const stretch = part(box, direction, piece / pieces, (piece + 1) / pieces);
    const sums = profiles(view, stretch, direction).map(sumsOf);
    for (const [i, half] of halves.entries()) {
      for (let at = 0; at < length; at++) raw[at] = darkness(sums[0]!, at, half, length);
      if (half === 1) {
        depth.set(raw, piece * length);
        for (let at = 0; at < length; at++) tint[piece * length + at] = yellowness(sums, at, length);
      }
      normalise(raw, dark[i]!, piece * length);
    }
    for (const [i, sum] of sums.entries()) {
      for (let at = 0; at < length; at++) raw[at] = change(sum, at, length);
      normalise(raw, step[i]!, piece * length);
    }
  }
  return { pieces, length, dark, step, depth, tint };
}

/** The part of a box between two shares of the length of its lines. */
function part(box: Box, direction: Direction, from: number, to: number): Box {
  const { left, top, right, bottom } = box;
  if (direction === 'upright') {
    const start = Math.min(Math.round(top + (bottom - top) * from), bottom - 1);
    return { ...box, top: start, bottom: Math.max(Math.round(top + (bottom - top) * to), start + 1) };
  }
  const start = Math.min(Math.round(left + (right - left) * from), right - 1);
  return { ...box, left: start, right: Math.max(Math.round(left + (right - left) * to), start + 1) };
}

/** Mean values across lines in this direction, of each channel. */
function profiles(
  { width, light, red, yellow }: Facing,
  box: Box,
  direction: Direction,
): readonly Float32Array[] {
  const { left, top, right, bottom } = box;
  const count = direction === 'upright' ? bottom - top : right - left;
  const sums =
    direction === 'upright'
      ? [light, red, yellow].map((channel) => sumsDown(channel, width, box))
      : sumsAcross(light, red, yellow, width, box);
  for (const means of sums) for (let i = 0; i < means.length; i++) means[i]! /= count;
  return sums;
}

/** The sum of each column, four rows at a time: its sum so far is then read and written a quarter as often. */
function sumsDown(channel: Float32Array, width: number, { left, top, right, bottom }: Box): Float32Array {
  const sums = new Float32Array(right - left);
  const { fround } = Math;
  let y = top;
  for (; y + 3 < bottom; y += 4) {
    let at = y * width + left;
    for (let x = 0; x < sums.length; x++, at++) {
      // Rounded as each of the four sums would be in the array.
      const two = fround(fround(sums[x]! + channel[at]!) + channel[at + width]!);
      sums[x] = fround(two + channel[at + 2 * width]!) + channel[at + 3 * width]!;
    }
  }
  for (; y < bottom; y++) {
    const start = y * width + left;
    for (let x = 0; x < sums.length; x++) sums[x]! += channel[start + x]!;
  }
  return sums;
}

/** The sum of each row, of three channels at a time: none waits for the sum of another. */
function sumsAcross(
  light: Float32Array,
  red: Float32Array,
  yellow: Float32Array,
  width: number,
  { left, top, right, bottom }: Box,
): readonly Float32Array[] {
  const rows = () => new Float32Array(bottom - top);
  const [lights, reds, yellows] = [rows(), rows(), rows()];
  for (let row = 0; row < lights.length; row++) {
    const start = (top + row) * width;
    let lightSum = 0;
    let redSum = 0;
    let yellowSum = 0;
    for (let at = start + left; at < start + right; at++) {
      lightSum += light[at]!;
      redSum += red[at]!;
      yellowSum += yellow[at]!;
    }
    lights[row] = lightSum;
    reds[row] = redSum;
    yellows[row] = yellowSum;
  }
  return [lights, reds, yellows];
}

/** Running sums, for the mean of any stretch. */
function sumsOf(values: Float32Array): Float64Array {
  const sums = new Float64Array(values.length + 1);
  for (let i = 0; i < values.length; i++) sums[i + 1] = sums[i]! + values[i]!;
  return sums;
}

/** How much darker a thin line is than the darker of its sides; negative where it is lighter than both. */
function darkness(light: Float64Array, at: number, half: number, length: number): number {
  const [near, far] = [half + 2, 2 * half + 5];
  if (at < far || at + far >= length) return 0;
  const inside = (light[at + half + 1]! - light[at - half]!) / (2 * half + 1);
  const before = (light[at - near + 1]! - light[at - far]!) / (far - near + 1);
  const after = (light[at + far + 1]! - light[at + near]!) / (far - near + 1);
  const [low, high] = before < after ? [before, after] : [after, before];
  return inside < low ? low - inside : inside > high ? high - inside : 0;
}

/** How much yellower a line is than the same surface in a shadow as dark: grain is, a gap is not. */
function yellowness(sums: readonly Float64Array[], at: number, length: number): number {
  const far = 7;
  if (at < far || at + far >= length) return 0;
  const inside = (values: Float64Array) => (values[at + 2]! - values[at - 1]!) / 3;
  const beside = (values: Float64Array) =>
    (values[at - 2]! - values[at - far]! + values[at + far + 1]! - values[at + 3]!) / (2 * far - 4);
  const [light, , yellow] = sums as [Float64Array, Float64Array, Float64Array];
  return inside(yellow) - (beside(yellow) * inside(light)) / Math.max(beside(light), 1);
}

function change(sums: Float64Array, at: number, length: number): number {
  if (at < span || at + span >= length) return 0;
  return (sums[at + span + 1]! - sums[at + 1]! - sums[at]! + sums[at - span]!) / span;
}

/** In units of how large such values are nearby: grain and clutter have large ones everywhere. */
function normalise(raw: Float32Array, values: Float32Array, offset: number): void {
  const { length } = raw;
  const reach = Math.max(Math.round(length / 20), 16);
  const sizes = new Float64Array(length + 1);
  // Limited by the mean, so that one strong line does not hide a weak one beside it.
  let mean = 0;
  for (let i = 0; i < length; i++) mean += Math.abs(raw[i]!) / length;
  for (let i = 0; i < length; i++) sizes[i + 1] = sizes[i]! + Math.min(Math.abs(raw[i]!), 3 * mean);
  for (let at = 0; at < length; at++) {
    const [from, to] = [Math.max(at - reach, 0), Math.min(at + reach + 1, length)];
    const around = (sizes[to]! - sizes[from]!) / (to - from);
    const value = raw[at]! / (1.5 * around + floor);
    values[offset + at] = value > limit ? limit : value < -limit ? -limit : value;
  }
}
