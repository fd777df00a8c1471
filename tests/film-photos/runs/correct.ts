import type { Point } from '../../../widgets/film-visualiser/photo/engine/geometry.ts';
import { apply, inverse, ontoQuad } from '../../../widgets/film-visualiser/photo/engine/homography.ts';
import type { Picture } from '../../../widgets/film-visualiser/photo/engine/picture.ts';
import { divideFront } from '../../../widgets/film-visualiser/photo/engine/runs/divide-front.ts';
import type { Run } from '../../../widgets/film-visualiser/photo/engine/runs/run.ts';
import {
  divided,
  dividedBy,
  joined,
  withKind,
  withLineAt,
} from '../../../widgets/film-visualiser/photo/runs/edit-layout.ts';
import { barOn, isOnBar } from '../../../widgets/film-visualiser/photo/runs/front-bar.ts';
import {
  type Axis,
  type Cell,
  cellsOf,
  extentOf,
  type Layout,
  type Leaf,
  type Line,
  layoutOf,
  linesOf,
} from '../../../widgets/film-visualiser/photo/runs/layout.ts';
import {
  frontsOfRun,
  frontToDivide,
  likelyAxis,
  type MarkedRun,
} from '../../../widgets/film-visualiser/photo/runs/marked-run.ts';
import { randomFrom } from './cameras.ts';
import type { TrueFront, TrueRun } from './measuring-set.ts';

/** A true front in the plane of a run that was found, from 0 to 1. */
type Place = { front: TrueFront; left: number; right: number; top: number; bottom: number };

/** A line is right when it is this near, in cm. */
const near = 3;
/** How far a tap on a missing line is off, in px of a photo of 1024 px: 5 px of a phone's screen. */
const off = 13;
/** Half the smallest target: 12 px of the phone's screen. */
const least = 31;
/** No run takes more corrections than this: the visitor never comes to an end. */
const most = 60;

/**
 * The touches until every front of a run is right, by the studio's own edits, as a visitor would make them: a line that is wrong is dragged
 * to where one is missing, else tapped away; then each line that is missing is tapped, beside the bar of the front. Where a tap does not help, or meets the bar,
 * it is undone, and the front is chosen in the list and divided there by a button. At last, the bar of what is called wrongly is tapped, and
 * what gets no film is swiped across.
 */
export function correctionsOf(picture: Picture, run: Run, truth: TrueRun): number {
  let ids = 0;
  const newId = () => ++ids;
  const random = randomFrom(truth.fronts.length);
  const places = placesOf(run, truth);
  const unit = { x: truth.width, y: truth.height };
  const scale = Math.max(picture.width, picture.height) / 1024;
  let marked = markedRun(run, newId);
  let touches = 0;
  const edit = (layout: Layout) => {
    marked = { ...marked, layout };
  };

  function mendLines(): void {
    for (; touches < most; touches++) {
      const lines = linesOf(marked.layout);
      const wrong = lines.find((line) => !isRight(line, places, unit)) ?? needless(marked.layout, places);
      if (!wrong) return;
      const to = missingNear(wrong, lines, places, unit);
      edit(to === undefined ? joined(marked.layout, wrong.key) : withLineAt(marked.layout, wrong.key, to));
    }
  }

  /** Beside the line that is missing in a front. */
  function tapIn(cell: Cell): Point {
    const [axis, other] =
      axisOf(within(cell, places)) === 'x' ? (['x', 'y'] as const) : (['y', 'x'] as const);
    const [low, high] = extentOf(cell, axis);
    const [from, to] = extentOf(cell, other);
    const missing = meetings(axis, from, to, places).find(
      ({ at }) => Math.min(at - low, high - at) * unit[axis] > near,
    );
    const aim = (margin: number) => {
      const onLine = {
        [axis]: missing?.at ?? (low + high) / 2,
        [other]: from + (to - from) * (margin + (1 - 2 * margin) * random()),
      };
      return apply(ontoQuad(run.quad), onLine as unknown as Point);
    };
    let aimed = aim(0.3);
    // The bar is in sight: the visitor aims beside it, if there is room.
    for (let i = 0; i < 8 && meetsBar(cell.leaf, aimed); i++) aimed = aim(0.15);
    return missed(aimed);
  }

  function missed({ x, y }: Point): Point {
    const miss = () => (2 * random() - 1) * off * scale;
    return { x: x + miss(), y: y + miss() };
  }

  const frontOf = ({ id }: Leaf) => frontsOfRun(marked, picture).find((each) => each.id === id)!;

  function meetsBar(leaf: Leaf, at: Point): boolean {
    return isOnBar(frontOf(leaf).quad, at, least * scale);
  }

  /** A front as the studio divides it after a tap, or from the list of fronts. */
  function inParts(leaf: Leaf, means: { at: Point } | { axis: Axis }): Layout | undefined {
    if ('at' in means && meetsBar(leaf, means.at)) return undefined;
    const { id } = leaf;
    const lines = divideFront(picture, frontToDivide(marked, picture, id, means)!);
    const fallback = 'axis' in means ? means.axis : likelyAxis(frontOf(leaf));
    return dividedBy(marked.layout, id, lines, newId) ?? divided(marked.layout, id, fallback, newId);
  }

  mendLines();
  while (touches < most) {
    const cell = cellsOf(marked.layout).find((each) => within(each, places).length > 1);
    if (!cell) break;
    const { layout } = marked;
    edit(inParts(cell.leaf, { at: tapIn(cell) }) ?? layout);
    touches++;
    mendLines();
    if (cellsOf(marked.layout).length > cellsOf(layout).length) continue;
    edit(layout);
    const byList = inParts(cell.leaf, { axis: axisOf(within(cell, places)) });
    if (!byList) return most;
    edit(byList);
    touches += 2;
    mendLines();
  }
  const fronts = frontsOfRun(marked, picture);
  for (const cell of cellsOf(marked.layout)) {
    const [truly] = within(cell, places);
    const kind = fronts.find(({ id }) => id === cell.leaf.id)?.kind;
    if (!truly || kind === truly.front.kind) continue;
    edit(withKind(marked.layout, cell.leaf.id, truly.front.kind));
    const isSwiped = kind === 'other' || truly.front.kind === 'other';
    // Where the bar is too small for a finger, the front is chosen in the list, and named by a button.
    const { at } = barOn(frontOf(cell.leaf).quad, picture, false);
    if (!isSwiped && !meetsBar(cell.leaf, missed(at))) touches++;
    touches++;
  }
  return Math.min(touches, most);
}

function markedRun({ quad, lines, fronts }: Run, newId: () => number): MarkedRun {
  const kinds = new Map(fronts.map(({ column, row, kind }) => [`${column} ${row}`, kind]));
  const layout = layoutOf(lines, (column, row) => kinds.get(`${column} ${row}`), newId);
  return { id: 0, quad, layout, isEdited: false };
}

function placesOf({ quad }: Run, { fronts }: TrueRun): Place[] {
  const back = inverse(ontoQuad(quad));
  return fronts.map((front) => {
    const [a, b, c, d] = front.quad.map((corner) => apply(back, corner)) as [Point, Point, Point, Point];
    return {
      front,
      left: (a.x + d.x) / 2,
      right: (b.x + c.x) / 2,
      top: (a.y + b.y) / 2,
      bottom: (c.y + d.y) / 2,
    };
  });
}

/** The true fronts whose middle is in a front. */
function within({ left, right, top, bottom }: Cell, places: readonly Place[]): Place[] {
  return places.filter((place) => {
    const [x, y] = [(place.left + place.right) / 2, (place.top + place.bottom) / 2];
    return x > left.at && x < right.at && y > top.at && y < bottom.at;
  });
}

/** A line beside a part that is no front: two lie where one belongs. */
function needless(layout: Layout, places: readonly Place[]): Line | undefined {
  const sliver = cellsOf(layout).find((cell) => within(cell, places).length === 0);
  const key = sliver && (sliver.left.key ?? sliver.right.key ?? sliver.top.key ?? sliver.bottom.key);
  return linesOf(layout).find((line) => line.key === key);
}

/** Where true fronts meet on an axis, along a stretch of the other one: the middle of each gap, and the share of the stretch that it takes. */
function meetings(
  axis: Axis,
  from: number,
  to: number,
  places: readonly Place[],
): { at: number; share: number }[] {
  const [low, high, start, end] =
    axis === 'x'
      ? (['left', 'right', 'top', 'bottom'] as const)
      : (['top', 'bottom', 'left', 'right'] as const);
  return places.flatMap((place) => {
    const [next] = places
      .filter(
        (each) =>
          each[low] > place[high] - 0.01 && overlap(place[start], place[end], each[start], each[end]) > 0,
      )
      .sort((a, b) => a[low] - b[low]);
    if (!next) return [];
    const long = Math.max(...[place, next].map((each) => overlap(from, to, each[start], each[end])));
    return long > 0 ? [{ at: (place[high] + next[low]) / 2, share: long / (to - from) }] : [];
  });
}

function overlap(a: number, b: number, c: number, d: number): number {
  return Math.max(0, Math.min(b, d) - Math.max(a, c));
}

/** The size of the run, in cm. */
type Unit = Readonly<Record<Axis, number>>;

/** Whether true fronts meet at a place, along most of a stretch. */
function meet(
  axis: Axis,
  at: number,
  from: number,
  to: number,
  places: readonly Place[],
  unit: Unit,
): boolean {
  const here = meetings(axis, from, to, places).filter((each) => Math.abs(each.at - at) * unit[axis] <= near);
  return here.reduce((sum, { share }) => sum + share, 0) > 0.5;
}

function isRight({ axis, at, from, to }: Line, places: readonly Place[], unit: Unit): boolean {
  return meet(axis, at, from, to, places, unit);
}

/** Where a line is missing that this one can be dragged to. */
function missingNear(
  { axis, from, to, low, high, key }: Line,
  lines: readonly Line[],
  places: readonly Place[],
  unit: Unit,
): number | undefined {
  const others = lines.filter(
    (line) => line.axis === axis && line.key !== key && overlap(from, to, line.from, line.to) > 0,
  );
  return meetings(axis, from, to, places)
    .map(({ at }) => at)
    .filter((at) => at >= low && at <= high && meet(axis, at, from, to, places, unit))
    .find((at) => others.every((line) => Math.abs(line.at - at) * unit[axis] > near));
}

/** Which way fronts lie that were taken for one. */
function axisOf(places: readonly Place[]): Axis {
  return new Set(places.map(({ front }) => front.column)).size > 1 ? 'x' : 'y';
}
