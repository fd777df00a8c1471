import type { Evidence } from './evidence.ts';

/** A place that may be a line between fronts, in px of the evidence. */
export interface Candidate {
  at: number;
  /** As in `RunLine`, in px. */
  tilt: number;
  /** What speaks for it, see `featuresOf`. */
  features: number[];
}

/** The places with more evidence than those around them. @param lean how far a line may lean, in px */
export function candidatesIn(evidence: Evidence, lean: number): Candidate[] {
  const { length, dark } = evidence;
  const best = {
    score: new Float32Array(length),
    tilt: new Float32Array(length),
    thick: new Uint8Array(length),
  };
  const steps = Math.ceil(lean);
  for (const [thick, values] of dark.entries())
    for (let i = -steps; i <= steps; i++) {
      const tilt = steps === 0 ? 0 : (i / steps) * lean;
      const sums = along(values, evidence, tilt);
      // Of lines that are equally good, the straightest.
      const cost = 0.01 * Math.abs(tilt);
      for (let at = 0; at < length; at++)
        if (sums[at]! - cost > best.score[at]!) {
          best.score[at] = sums[at]! - cost;
          best.tilt[at] = tilt;
          best.thick[at] = thick;
        }
    }
  const steep = steepness(evidence);
  const usual = usualOf(best.score);
  const found: Candidate[] = [];
  for (let at = 0; at < length; at++) {
    const isLine = isPeak(best.score, at) && best.score[at]! > 0.15;
    const isStep = isPeak(steep, at) && steep[at]! > 0.8;
    if (!isLine && !isStep) continue;
    const line = { at, tilt: best.tilt[at]!, thick: best.thick[at]! };
    found.push({ at, tilt: line.tilt, features: featuresOf(evidence, line, usual, steep) });
  }
  // Gaps of one run are alike: weaker lines than the strongest ones are something else.
  const depths = found.map(({ features }) => features[depthAt]!).sort((a, b) => b - a);
  const strongest = depths[Math.min(3, depths.length - 1)] ?? 0;
  const means = found.map(({ features }) => features[meanAt]!);
  for (const [i, { features }] of found.entries()) {
    // Gaps are few, lines of a grain are many.
    const rivals = means.filter((mean) => mean > 0.75 * means[i]!).length;
    features.push(features[depthAt]! - strongest, Math.log(rivals + 1));
  }
  return found;
}

/** The places of the mean, the depth, and how far the depth is behind the deepest, among the features. */
export const [meanAt, depthAt, behindAt] = [0, 9, 14];

/** The mean of the pieces of each line with this tilt. */
function along(values: Float32Array, { length, pieces }: Evidence, tilt: number): Float32Array {
  const sums = new Float32Array(length);
  for (let piece = 0; piece < pieces; piece++) {
    const shift = Math.round(tilt * ((2 * piece + 1) / pieces - 1));
    const start = piece * length + shift;
    const [from, to] = [Math.max(-shift, 0), Math.min(length - shift, length)];
    for (let at = from; at < to; at++) sums[at]! += values[start + at]!;
  }
  for (let at = 0; at < length; at++) sums[at]! /= pieces;
  return sums;
}

/** How much colour changes at each place, the same way all along. */
function steepness(evidence: Evidence): Float32Array {
  const [light, red, yellow] = evidence.step.map((values) => along(values, evidence, 0)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  return light.map((value, at) => Math.hypot(value, red[at]!, yellow[at]!));
}

function isPeak(values: Float32Array, at: number): boolean {
  const value = values[at]!;
  for (let i = Math.max(at - 3, 0); i <= Math.min(at + 3, values.length - 1); i++)
    if (values[i]! > value || (values[i] === value && i < at)) return false;
  return true;
}

/** The mean of the positive values: how much of a line grain and noise make up. */
function usualOf(scores: Float32Array): number {
  let [sum, count] = [0, 0];
  for (const score of scores)
    if (score > 0) {
      sum += Math.min(score, 1);
      count++;
    }
  return count === 0 ? 0 : sum / count;
}

/** What tells lines between fronts from others. The weights in `line-weights.ts` belong to these, in this order. */
function featuresOf(
  { length, pieces, dark, depth, step, tint: tints }: Evidence,
  { at, tilt, thick }: { at: number; tilt: number; thick: number },
  usual: number,
  steep: Float32Array,
): number[] {
  const values = dark[thick]!;
  const found = new Float32Array(pieces);
  let [deep, tint] = [0, 0];
  for (let piece = 0; piece < pieces; piece++) {
    const place = at + Math.round(tilt * ((2 * piece + 1) / pieces - 1));
    if (place < 0 || place >= length) continue;
    found[piece] = values[piece * length + place]!;
    deep += depth[piece * length + place]! / pieces;
    tint += tints[piece * length + place]! / pieces;
  }
  const mean = meanOf(found, 0, pieces);
  const steps = stepsAlong({ length, pieces, step }, at, tilt);
  const sorted = Float32Array.from(found).sort();
  const ends = Math.min(meanOf(found, 0, 3), meanOf(found, pieces - 3, pieces));
  const present = found.reduce((count, value) => count + (value > 0.5 ? 1 : 0), 0) / pieces;
  return [
    Math.min(mean, 2.5),
    Math.log(Math.max(mean, 0.05) / (usual + 0.1)),
    meanOf(sorted, 0, pieces / 4),
    sorted[pieces >> 1]!,
    ends,
    present,
    Math.min(steep[at]!, 4),
    thick === 0 ? 1 : 0,
    Math.abs(tilt) / 5,
    Math.log(Math.max(deep, 0) + 1),
    Math.min(Math.max(tint / (Math.max(deep, 0) + 2), -1), 1),
    Math.min(mean, 2.5) * present,
    meanOf(steps, 0, pieces / 4),
    meanOf(steps, pieces / 4, pieces),
  ];
}

/** The changes of colour in the pieces of a line, as far as they are the same change, weakest first. */
function stepsAlong(
  { length, pieces, step }: Pick<Evidence, 'length' | 'pieces' | 'step'>,
  at: number,
  tilt: number,
): Float32Array {
  const places = Array.from({ length: pieces }, (_, piece) => {
    const place = at + Math.round(tilt * ((2 * piece + 1) / pieces - 1));
    return piece * length + Math.min(Math.max(place, 0), length - 1);
  });
  const usual = step.map((values) => places.reduce((sum, place) => sum + values[place]!, 0) / pieces);
  const size = Math.hypot(...usual) + 1e-6;
  return Float32Array.from(places, (place) =>
    Math.min(
      usual.reduce((sum, value, i) => sum + (value * step[i]![place]!) / size, 0),
      4,
    ),
  ).sort();
}

function meanOf(values: Float32Array, from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += values[i]!;
  return sum / (to - from);
}
