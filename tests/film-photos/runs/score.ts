import type { Point, Quad } from '../../../widgets/film-visualiser/photo/engine/geometry.ts';
import { apply, inverse, ontoQuad } from '../../../widgets/film-visualiser/photo/engine/homography.ts';
import type { Run } from '../../../widgets/film-visualiser/photo/engine/runs/run.ts';
import type { TrueRun } from './measuring-set.ts';

/** How well a run was split. */
export interface RunScore {
  lines: number;
  found: number;
  wrong: number;
  fronts: number;
  /** Fronts that overlap a found one by 0.8 or more, and by 0.9. */
  overlap: number;
  close: number;
  /** The true number of fronts that get film, and the counted one. */
  count: number;
  counted: number;
  /** Right fronts of another kind than they are taken for. */
  misnamed: number;
}

/** A line is found when it is this near, in cm. */
const near = 3;

export function scoreOf(run: Run, truth: TrueRun): RunScore {
  const back = inverse(ontoQuad(truth.quad));
  const onto = ontoQuad(run.quad);
  const place = (x: number, y: number) => {
    const at = apply(back, apply(onto, { x, y }));
    return { x: at.x * truth.width, y: at.y * truth.height };
  };
  const trueColumns = columnsOf(truth);
  const uprights = run.lines.columns.map(({ at }) => place(at, 0.5).x);
  const trueUprights = trueColumns.slice(1).map(({ left }, i) => (left + trueColumns[i]!.right) / 2);
  const upright = matched(trueUprights, uprights);
  const edges = [0, ...run.lines.columns.map(({ at }) => at), 1];
  const levels = edges.slice(1).map((right, i) => {
    const middle = (right + edges[i]!) / 2;
    return {
      middle: place(middle, 0.5).x,
      lines: (run.lines.rows[i] ?? []).map(({ at }) => place(middle, at).y),
    };
  });
  let [found, lines, wrong] = [upright, trueUprights.length, uprights.length - upright];
  for (const column of trueColumns) {
    const trueLevels = column.rows.slice(1).map(({ top }, i) => (top + column.rows[i]!.bottom) / 2);
    lines += trueLevels.length;
    const middle = (column.left + column.right) / 2;
    // The found column that the middle of the true one is in.
    const index = uprights.filter((line) => line < middle).length;
    found += matched(trueLevels, levels[index]?.lines ?? []);
  }
  for (const { middle, lines: own } of levels) {
    const column =
      trueColumns.find(({ left, right }) => left <= middle && middle <= right) ?? trueColumns.at(-1)!;
    const trueLevels = column.rows.slice(1).map(({ top }, i) => (top + column.rows[i]!.bottom) / 2);
    wrong += own.length - matched(trueLevels, own);
  }
  const best = truth.fronts.map((front) => {
    const overlaps = run.fronts.map(({ quad }) => overlapOf(quad, front.quad));
    const most = Math.max(...overlaps);
    return { most, isMisnamed: most >= 0.8 && run.fronts[overlaps.indexOf(most)]!.kind !== front.kind };
  });
  const isFilm = ({ kind }: { kind: string }) => kind !== 'other';
  return {
    lines,
    found,
    wrong,
    fronts: truth.fronts.length,
    overlap: best.filter(({ most }) => most >= 0.8).length,
    close: best.filter(({ most }) => most >= 0.9).length,
    count: truth.fronts.filter(isFilm).length,
    counted: run.fronts.filter(isFilm).length,
    misnamed: best.filter(({ isMisnamed }) => isMisnamed).length,
  };
}

export interface Column {
  left: number;
  right: number;
  rows: { top: number; bottom: number }[];
}

/** The columns of a true run, in cm from its top left. */
export function columnsOf({ quad, width, height, fronts }: TrueRun): Column[] {
  const back = inverse(ontoQuad(quad));
  const columns: Column[] = [];
  for (const front of fronts) {
    const [a, , c] = front.quad.map((corner) => apply(back, corner)) as [Point, Point, Point, Point];
    const row = { top: a.y * height, bottom: c.y * height };
    const column = columns[front.column];
    if (column) column.rows.push(row);
    else columns[front.column] = { left: a.x * width, right: c.x * width, rows: [row] };
  }
  return columns;
}

/** How many true lines have a found one near, each found one once. */
function matched(truths: readonly number[], found: readonly number[]): number {
  const left = [...found];
  return truths.filter((truth) => {
    const best = left.reduce(
      (b, at, i) => (Math.abs(at - truth) < Math.abs((left[b] ?? Number.POSITIVE_INFINITY) - truth) ? i : b),
      -1,
    );
    if (best < 0 || Math.abs(left[best]! - truth) > near) return false;
    left.splice(best, 1);
    return true;
  }).length;
}

/** The overlap of two convex quads: the area that they share, by the area that they cover together. */
export function overlapOf(a: Quad, b: Quad): number {
  let shared: Point[] = [...a];
  for (const [i, from] of b.entries()) shared = cut(shared, from, b[(i + 1) % 4]!);
  const common = areaOf(shared);
  return common / (areaOf(a) + areaOf(b) - common);
}

/** The part of a polygon on the right of a line (clockwise, y down: inside). */
function cut(polygon: readonly Point[], from: Point, to: Point): Point[] {
  const side = ({ x, y }: Point) => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
  return polygon.flatMap((point, i) => {
    const next = polygon[(i + 1) % polygon.length]!;
    const [here, there] = [side(point), side(next)];
    const kept = here >= 0 ? [point] : [];
    if (here >= 0 === there >= 0) return kept;
    const share = here / (here - there);
    return [...kept, { x: point.x + share * (next.x - point.x), y: point.y + share * (next.y - point.y) }];
  });
}

function areaOf(polygon: readonly Point[]): number {
  return Math.abs(
    polygon.reduce((sum, { x, y }, i) => {
      const next = polygon[(i + 1) % polygon.length]!;
      return sum + x * next.y - next.x * y;
    }, 0) / 2,
  );
}
