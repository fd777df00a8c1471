import { chosen } from './choose-lines.ts';
import type { Facing } from './rectify.ts';
import type { RunFront, RunLine, RunLines } from './run.ts';

/** How far the colour of a front must be from that of the run, in bytes, to be something else. */
const foreign = 48;
/** Ovens and panes are at most this bright, as a share of the run: the glass of an oven mirrors the room. */
const dark = 0.7;

/** The sizes of ovens, in cm: between these. */
const ovens = { width: [48, 75], height: [33, 68] } as const;
/** A part of an oven is lower than this, such as the strip with its knobs. */
const lowest = 25;

/** Which fronts look clearly other than the rest: darker, as an oven among paler fronts. */
export function foreignFronts(view: Facing, fronts: readonly RunFront[], lines: RunLines): boolean[] {
  const looks = fronts.map((front) => lookOf(view, front, lines));
  const areas = fronts.map(({ width, height }) => width * height);
  const usual = usualLook(looks, areas);
  return looks.map((look) => look.light < dark * usual.light && distanceOf(look, usual) > foreign);
}

/** Without the lines inside ovens: of foreign fronts one above the other, only those lines stay that divide them into whole ovens. */
export function withoutParts(
  lines: RunLines,
  fronts: readonly RunFront[],
  isForeign: readonly boolean[],
): RunLines {
  return {
    ...lines,
    rows: lines.rows.map((rows, column) => {
      const pieces = fronts.flatMap((front, i) =>
        front.column === column ? [{ height: front.height, isForeign: isForeign[i]! }] : [],
      );
      const stays = stretchesOf(pieces).flatMap(({ from, to }) => {
        const within = rows.slice(from, to);
        const heights = pieces.slice(from, to + 1).map(({ height }) => height);
        const isWhole = wholeOvens(within, heights);
        return to + 1 < pieces.length ? [...isWhole, true] : isWhole;
      });
      return rows.filter((_, row) => stays[row]);
    }),
  };
}

/** Pieces one above the other that are all foreign; each other piece is a stretch of its own. By the numbers of the first and the last. */
function stretchesOf(pieces: readonly { isForeign: boolean }[]): { from: number; to: number }[] {
  const stretches: { from: number; to: number }[] = [];
  for (const [i, { isForeign }] of pieces.entries()) {
    const last = stretches.at(-1);
    if (last && isForeign && pieces[last.to]!.isForeign) last.to = i;
    else stretches.push({ from: i, to: i });
  }
  return stretches;
}

/** Which lines between these heights stay: the surest that leave whole ovens; where none do, all that cut no part off. */
function wholeOvens(lines: readonly RunLine[], heights: readonly number[]): boolean[] {
  const height = (from: number, to: number) => heights.slice(from, to).reduce((sum, each) => sum + each, 0);
  const rated = lines.map((line, i) => ({ ...line, at: height(0, i + 1), odds: 2 * line.sure - 1 }));
  const { lines: between, total } = chosen(rated, {
    length: height(0, heights.length),
    likely: (size) => (within(size, ovens.height) ? 0 : Number.NEGATIVE_INFINITY),
  });
  if (total === Number.NEGATIVE_INFINITY)
    return lines.map((_, i) => Math.min(heights[i]!, heights[i + 1]!) >= lowest);
  return rated.map((line) => between.includes(line));
}

function within(size: number, [from, to]: readonly [number, number]): boolean {
  return size >= from && size <= to;
}

/** Marks ovens among the fronts: only where that is clear. */
export function withOthers(view: Facing, fronts: readonly RunFront[], lines: RunLines): RunFront[] {
  const isForeign = foreignFronts(view, fronts, lines);
  return fronts.map((front, i) =>
    isForeign[i] && within(front.width, ovens.width) && within(front.height, ovens.height)
      ? { ...front, kind: 'other' }
      : front,
  );
}

interface Look {
  light: number;
  red: number;
  yellow: number;
}

/** The median colour of a front's middle. */
function lookOf(view: Facing, { column, row }: RunFront, { columns, rows }: RunLines): Look {
  const across = [0, ...columns.map(({ at }) => at), 1];
  const down = [0, ...(rows[column] ?? []).map(({ at }) => at), 1];
  const steps = 12;
  const samples: Record<keyof Look, number[]> = { light: [], red: [], yellow: [] };
  for (let i = 1; i < steps; i++)
    for (let j = 1; j < steps; j++) {
      const x = across[column]! + ((across[column + 1]! - across[column]!) * i) / steps;
      const y = down[row]! + ((down[row + 1]! - down[row]!) * j) / steps;
      const at =
        Math.min(Math.floor(y * view.height), view.height - 1) * view.width +
        Math.min(Math.floor(x * view.width), view.width - 1);
      for (const key of ['light', 'red', 'yellow'] as const) samples[key].push(view[key][at]!);
    }
  const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!;
  return { light: middle(samples.light), red: middle(samples.red), yellow: middle(samples.yellow) };
}

function distanceOf(a: Look, b: Look): number {
  return Math.hypot(a.light - b.light, a.red - b.red, a.yellow - b.yellow);
}

/** The look that is nearest to all others, by their area. */
function usualLook(looks: readonly Look[], areas: readonly number[]): Look {
  const far = (look: Look) => looks.reduce((sum, other, i) => sum + areas[i]! * distanceOf(look, other), 0);
  return looks.reduce((best, look) => (far(look) < far(best) ? look : best));
}
