import { frontProportion } from '../front-proportion.ts';
import type { Quad } from '../geometry.ts';
import { ontoQuad } from '../homography.ts';
import type { Picture } from '../picture.ts';
import { type Evidence, evidenceOf } from './evidence.ts';
import { type Candidate, candidatesIn, chosen } from './find-lines.ts';
import { withOthers } from './other-fronts.ts';
import { type Facing, facing, facingSize } from './rectify.ts';
import { frontsOf, type Run, type RunLine } from './run.ts';

/** The least score of a line. */
const threshold = 0.42;

/**
 * Divides a run of cabinets into its fronts. Pure: pixels in, numbers out.
 *
 * @param quad the corners of the run, as the visitor marked them
 */
export function splitRun(picture: Picture, quad: Quad): Run {
  const view = facing(picture, ontoQuad(quad), facingSize(quad));
  const proportion = frontProportion(quad, picture);
  const columns = uprightLines(view, proportion);
  const edges = [0, ...columns.map(({ at }) => at), 1];
  const rows = edges.slice(1).map((right, i) => levelLines(view, edges[i]!, right, proportion));
  const lines = { columns, rows };
  return { quad, lines, fronts: withOthers(view, frontsOf(lines, quad, picture), lines) };
}

function uprightLines(view: Facing, proportion: number): RunLine[] {
  const { width, height } = view;
  const evidence = evidenceOf(view, { left: 0, top: 0, right: width, bottom: height }, 'upright');
  const leastShare = (proportion > 1.2 ? 0.16 : 0.08) / proportion;
  return linesIn(evidence, { least: Math.max(leastShare * width, 6), lean: width / 160 });
}

function levelLines(view: Facing, left: number, right: number, proportion: number): RunLine[] {
  const { width, height } = view;
  // The lines of the column itself, and what is just beside them, say nothing about its rows.
  const inset = Math.min(0.06 * (right - left), 0.01) * width;
  const box = {
    left: Math.round(left * width + inset),
    top: 0,
    right: Math.max(Math.round(right * width - inset), Math.round(left * width + inset) + 1),
    bottom: height,
  };
  const least = 0.13 * (right - left) * proportion * height;
  return linesIn(evidenceOf(view, box, 'level'), { least: Math.max(least, 6), lean: height / 120 });
}

function linesIn(evidence: Evidence, { least, lean }: { least: number; lean: number }): RunLine[] {
  const { length } = evidence;
  const found = chosen(candidatesIn(evidence, Math.max(lean, 2)), { length, least, threshold });
  return found.map((candidate) => lineOf(candidate, length));
}

function lineOf({ at, tilt, score }: Candidate, length: number): RunLine {
  return { at: (at + 0.5) / length, tilt: tilt / length, sure: Math.min(score, 1) };
}
