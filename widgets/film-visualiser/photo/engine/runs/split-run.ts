import { frontProportion } from '../front-proportion.ts';
import type { Quad } from '../geometry.ts';
import { ontoQuad } from '../homography.ts';
import type { Picture } from '../picture.ts';
import { type Line, levelCandidates, uprightCandidates, weighedWithSurroundings } from './candidates.ts';
import { type Choice, chosen, oddsBetween, type Rated } from './choose-lines.ts';
import { sureOf } from './line-weights.ts';
import { foreignFronts, withOthers, withoutParts } from './other-fronts.ts';
import { type Facing, facing, facingSize } from './rectify.ts';
import { frontsOf, type Run, type RunLine, usualHeights } from './run.ts';

/**
 * Divides a run of cabinets into its fronts. Pure: pixels in, numbers out.
 *
 * @param quad the corners of the run, as the visitor marked them
 */
export function splitRun(picture: Picture, quad: Quad): Run {
  const view = facing(picture, ontoQuad(quad), facingSize(quad));
  const proportion = frontProportion(quad, picture);
  const candidates = uprightCandidates(view);
  // How tall the run is tells how far apart things are: so the lines are weighed twice.
  const { tall } = uprightLines(candidates.lines, view, proportion);
  const weighed = weighedWithSurroundings(candidates, view.width / (proportion * tall));
  const uprights = uprightLines(weighed, view, proportion);
  const edges = [0, ...uprights.lines.map(({ at }) => (at + 0.5) / view.width), 1];
  const columns = edges
    .slice(1)
    .map((right, i) =>
      weighedWithSurroundings(levelCandidates(view, edges[i]!, right), view.height / uprights.tall),
    );
  const found = {
    columns: uprights.lines.map((line) => lineOf(line, view.width)),
    rows: levelLines(columns, view, uprights.tall).map((rows) =>
      rows.map((line) => lineOf(line, view.height)),
    ),
  };
  const parts = frontsOf(found, quad, picture);
  const lines = withoutParts(found, parts, foreignFronts(view, parts, found));
  return { quad, lines, fronts: withOthers(view, frontsOf(lines, quad, picture), lines) };
}

/** How usual a front of this width is, in cm, and of this height. */
const widths = [
  [8, -12],
  [15, -6],
  [22, -3],
  [30, -0.8],
  [40, 0],
  [65, 0],
  [92, -0.4],
  [105, -1],
  [125, -2.5],
  [160, -5],
] as const;
const heights = [
  [7, -12],
  [9, -4],
  [12, -0.5],
  [16, 0],
  [230, 0],
] as const;

/** How much is added for a front as wide as most others, and for a level that goes on in another column. */
const [regular, goesOn] = [2, 1.2];

/** Heights of runs, in cm, with what is taken off the odds: wall units may be higher than is usual, but few are. */
const heightsTried = [...usualHeights.map((tall) => ({ tall, cost: 0 })), { tall: 90, cost: 1.5 }];

/** The upright lines of a run, and its height in cm: the height that explains the lines best. */
function uprightLines(
  lines: readonly Line[],
  { width }: Facing,
  proportion: number,
): Choice<Line> & { tall: number } {
  const tried = heightsTried.map(({ tall, cost }) => {
    const cm = (proportion * tall) / width;
    const first = chosen(lines, { length: width, likely: likelyWidth(cm) });
    const usual = middle(sizesBetween(first.lines, width));
    const choice = chosen(lines, { length: width, likely: likelyWidth(cm, usual) });
    return { ...choice, total: choice.total - cost, tall };
  });
  return tried.reduce((best, choice) => (choice.total > best.total ? choice : best));
}

/** The level lines of each column. @param tall the height of the run, in cm */
function levelLines(columns: readonly (readonly Line[])[], { height }: Facing, tall: number): Line[][] {
  const likely = likelyHeight(tall / height);
  const first = columns.map((lines) => chosen(lines, { length: height, likely }).lines);
  return columns.map((lines, column) => {
    const elsewhere = first.flatMap((others, i) => (i === column ? [] : others));
    const supported = lines.map((line) => {
      const isSupported = elsewhere.some(({ at, odds }) => odds > 0 && Math.abs(at - line.at) < height / 90);
      return isSupported ? { ...line, odds: line.odds + goesOn } : line;
    });
    return chosen(supported, { length: height, likely }).lines;
  });
}

/**
 * How likely a front of a width in px is: the logarithm of the odds.
 *
 * @param cm in a px
 * @param usual the width of most fronts of the run, in px
 */
export function likelyWidth(cm: number, usual?: number): (px: number) => number {
  return (px) =>
    oddsBetween(widths, px * cm) + (usual ? regular * Math.exp(-(((px / usual - 1) / 0.04) ** 2)) : 0);
}

/** The same for a height. */
export function likelyHeight(cm: number): (px: number) => number {
  return (px) => oddsBetween(heights, px * cm);
}

function sizesBetween(lines: readonly Line[], length: number): number[] {
  const places = [0, ...lines.map(({ at }) => at), length];
  return places.slice(1).map((at, i) => at - places[i]!);
}

function middle(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1]!;
}

export function lineOf({ at, tilt, odds }: Rated, length: number): RunLine {
  return { at: (at + 0.5) / length, tilt: tilt / length, sure: sureOf(odds) };
}
