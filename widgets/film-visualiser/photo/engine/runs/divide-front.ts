import type { Box, Point, Quad } from '../geometry.ts';
import { ontoQuad } from '../homography.ts';
import type { Picture } from '../picture.ts';
import { levelCandidates, uprightCandidates, weighedWithSurroundings } from './candidates.ts';
import { type Choice, chosen, type Rated } from './choose-lines.ts';
import { facing, facingSize } from './rectify.ts';
import type { RunLines } from './run.ts';
import { likelyHeight, likelyWidth, lineOf } from './split-run.ts';

/** A front that is more than one, as the visitor says. */
export interface FrontToDivide {
  /** The corners of its run, and its own sides in shares of it. */
  quad: Quad;
  sides: Box;
  /** The height of the run in cm, and the width of most of its other fronts. */
  tall: number;
  usual?: number | undefined;
  /** Where the visitor tapped, in shares of the run: on a gap that was missed, or just in the front. */
  at?: Point | undefined;
  /** Its parts are beside (`x`) or above (`y`) each other, if the visitor said so. */
  axis?: 'x' | 'y' | undefined;
}

/** What is added to the odds of a line where the visitor tapped, and how far away that counts, in cm. */
const [tapped, reach] = [3, 5];
/** The odds of a line that is not seen: where the visitor tapped, or where the parts are equal. */
const unseen = -2.4;
/** How many equal parts are tried: halves are the likeliest. */
const equalParts = [2, 3, 4, 5];
/** Added for parts beside each other: lines above each other are found more often where there are none. */
const beside = 1;

/** Divides a front in the most likely way. Pure: pixels in, numbers out. @returns the lines in it, in shares of the run */
export function divideFront(
  picture: Picture,
  { quad, sides: { left, right, top, bottom }, tall, usual, at, axis }: FrontToDivide,
): RunLines {
  const view = facing(picture, ontoQuad(quad), facingSize(quad));
  const { width, height } = view;
  const scale = height / tall;
  const across = {
    from: left * width,
    length: (right - left) * width,
    likely: likelyWidth(1 / scale, usual && usual * scale),
  };
  const down = {
    from: top * height,
    length: (bottom - top) * height,
    likely: likelyHeight(1 / scale),
  };
  const levelsIn = (from: number, to: number) =>
    within(down, weighedWithSurroundings(levelCandidates(view, from, to), scale));
  const uprights = within(across, weighedWithSurroundings(uprightCandidates(view, top, bottom), scale));
  const besides = parted(across, uprights, reach * scale, at && at.x * width);
  const aboves = parted(down, levelsIn(left, right), reach * scale, at && at.y * height);
  // All parts are as high, or as wide, as the front was.
  const partsOf = ({ lines }: Choice<Rated>) => lines.length + 1;
  const isBeside =
    besides.total + partsOf(besides) * down.likely(down.length) + beside >
    aboves.total + partsOf(aboves) * across.likely(across.length);
  const rowOf = ({ lines }: Choice<Rated>) =>
    lines.map((line) => lineOf({ ...line, at: line.at + down.from }, height));
  if (axis ? axis === 'y' : !isBeside) return { columns: [], rows: [rowOf(aboves)] };
  const columns = besides.lines.map((line) => lineOf({ ...line, at: line.at + across.from }, width));
  const edges = [left, ...columns.map((line) => line.at), right];
  const rows = edges.slice(1).map((end, i) => rowOf(chosen(levelsIn(edges[i]!, end), down)));
  return { columns, rows };
}

/** One axis of the front: where it begins in the view and how long it is, in px. `likely` rates the size of a part. */
interface Stretch {
  from: number;
  length: number;
  likely(size: number): number;
}

/** The lines in a stretch, counted from its beginning: not those at its own ends. */
function within({ from, length }: Stretch, lines: readonly Rated[]): Rated[] {
  return lines
    .map((line) => ({ ...line, at: line.at - from }))
    .filter(({ at }) => at > length / 25 && at < length - length / 25);
}

/** The most likely lines, of which there is at least one, seen or not. @param tap where the visitor tapped, in the view */
function parted(
  { from, length, likely }: Stretch,
  seen: readonly Rated[],
  reach: number,
  tap = Number.POSITIVE_INFINITY,
): Choice<Rated> {
  const tapAt = tap - from;
  const equal = equalParts.flatMap((parts) =>
    Array.from({ length: parts - 1 }, (_, i) => ({
      at: (length * (i + 1)) / parts,
      tilt: 0,
      odds: unseen - (parts - 2) / 10,
    })),
  );
  const lines = [...seen, ...equal, { at: tapAt, tilt: 0, odds: unseen }]
    .filter(({ at }) => at < length)
    .map((line) => ({
      ...line,
      odds: line.odds + tapped * Math.exp(-(((line.at - tapAt) / reach) ** 2) / 2),
    }));
  return chosen(lines, {
    length,
    likely: (size) => (size < length ? likely(size) : Number.NEGATIVE_INFINITY),
  });
}
