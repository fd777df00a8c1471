import type { Box } from '../geometry.ts';
import type { Rated } from './choose-lines.ts';
import { type Direction, type Evidence, evidenceOf } from './evidence.ts';
import { type Candidate, candidatesIn } from './find-lines.ts';
import { oddsOf, oddsWithSurroundings } from './line-weights.ts';
import type { Facing } from './rectify.ts';
import { surroundingsOf } from './surroundings.ts';

/** A place that may be a line, with what speaks for it. */
export type Line = Rated & Candidate;

/** What may be lines in a part of a view. */
export interface Candidates {
  direction: Direction;
  evidence: Evidence;
  lines: readonly Line[];
}

/** Taken off the odds of each line: among many candidates, few are lines, and a missing one is added with one tap. */
const caution = 1.6;

/** Candidates over the whole width of a run. @param top where they begin and end, in shares of the run */
export function uprightCandidates(view: Facing, top = 0, bottom = 1): Candidates {
  const { width, height } = view;
  const box = { left: 0, top: Math.round(top * height), right: width, bottom: Math.round(bottom * height) };
  return candidatesOf(view, box, 'upright', width / 160);
}

/** Candidates in a column. @param left its sides, in shares of the run */
export function levelCandidates(view: Facing, left: number, right: number): Candidates {
  const { width, height } = view;
  // The lines of the column itself, and what is just beside them, say nothing about its rows.
  const inset = Math.min(0.06 * (right - left), 0.01) * width;
  const box = {
    left: Math.round(left * width + inset),
    top: 0,
    right: Math.max(Math.round(right * width - inset), Math.round(left * width + inset) + 1),
    bottom: height,
  };
  return candidatesOf(view, box, 'level', height / 120);
}

function candidatesOf(view: Facing, box: Box, direction: Direction, lean: number): Candidates {
  const evidence = evidenceOf(view, box, direction);
  const lines = candidatesIn(evidence, Math.min(Math.max(lean, 2), 8)).map((candidate) => ({
    ...candidate,
    odds: oddsOf(candidate, direction) - caution,
  }));
  return { direction, evidence, lines };
}

/** Candidates that are weaker than this on their own are not looked at again. */
const hopeless = -3 - caution;

/** Candidates with what lies beside them taken into account. @param scale px in a cm */
export function weighedWithSurroundings({ direction, evidence, lines }: Candidates, scale: number): Line[] {
  return lines
    .filter(({ odds }) => odds > hopeless)
    .map((line) => {
      const again = oddsWithSurroundings(line, surroundingsOf(evidence, line, scale), direction) - caution;
      // The mean errs less than either does.
      return { ...line, odds: (line.odds + again) / 2 };
    });
}
