import type { Evidence } from './evidence.ts';

/** A place that may be a line between fronts, in px of the evidence. */
export interface Candidate {
  at: number;
  /** As in `RunLine`, in px. */
  tilt: number;
  score: number;
}

/** The largest lean, and its steps, in px. */
function leans(most: number): number[] {
  const steps = Math.ceil(most / 2);
  return Array.from({ length: 2 * steps + 1 }, (_, i) => (i / steps - 1) * most);
}

/** The places with more evidence than those around them, best first. @param lean how far a line may lean, in px */
export function candidatesIn(evidence: Evidence, lean: number): Candidate[] {
  const { length, pieces } = evidence;
  const wide = widened(evidence);
  const best: Candidate[] = [];
  const found = new Float32Array(pieces);
  const tilts = leans(lean);
  for (let at = 0; at < length; at++) {
    let candidate: Candidate = { at, tilt: 0, score: 0 };
    for (const tilt of tilts) {
      for (let piece = 0; piece < pieces; piece++) {
        const place = Math.round(at + tilt * ((2 * piece + 1) / pieces - 1));
        found[piece] = place < 0 || place >= length ? 0 : wide[piece * length + place]!;
      }
      // Of lines that are equally good, the straightest.
      const score = scoreOf(found) - 0.002 * Math.abs(tilt);
      if (score > candidate.score) candidate = { at, tilt, score };
    }
    best.push(candidate);
  }
  return best
    .filter(({ at, score }) => score > 0.1 && isPeak(best, at, score))
    .sort((a, b) => b.score - a.score);
}

function isPeak(all: readonly Candidate[], at: number, score: number): boolean {
  for (let i = Math.max(at - 3, 0); i <= Math.min(at + 3, all.length - 1); i++)
    if (all[i]!.score > score || (all[i]!.score === score && i < at)) return false;
  return true;
}

/** Each value as the largest of it and its neighbours: a line is never quite straight. */
export function widened({ length, values }: Evidence): Float32Array {
  const wide = new Float32Array(values.length);
  for (let start = 0; start < values.length; start += length)
    for (let i = 0; i < length; i++) {
      const [before, after] = [
        i > 0 ? values[start + i - 1]! : 0,
        i + 1 < length ? values[start + i + 1]! : 0,
      ];
      wide[start + i] = Math.max(values[start + i]!, 0.95 * before, 0.95 * after);
    }
  return wide;
}

/** A line between fronts has evidence all along, also in its weakest parts and at both ends. */
function scoreOf(found: Float32Array): number {
  const pieces = found.length;
  const sorted = Float32Array.from(found).sort();
  const mean = (from: number, to: number, values: Float32Array) => {
    let sum = 0;
    for (let i = from; i < to; i++) sum += values[i]!;
    return sum / (to - from);
  };
  const ends = Math.min(mean(0, 3, found), mean(pieces - 3, pieces, found));
  return 0.5 * mean(0, pieces, found) + 0.3 * mean(0, pieces / 4, sorted) + 0.2 * ends;
}

/** Takes the best candidates that are far enough from each other and from both ends, in order of their place. */
export function chosen(
  candidates: readonly Candidate[],
  { length, least, threshold }: { length: number; least: number; threshold: number },
): Candidate[] {
  const taken: Candidate[] = [];
  for (const candidate of candidates) {
    const { at, score } = candidate;
    if (score < threshold) break;
    if (at < least || length - at < least) continue;
    if (taken.every((other) => Math.abs(other.at - at) >= least)) taken.push(candidate);
  }
  return taken.sort((a, b) => a.at - b.at);
}
