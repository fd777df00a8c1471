import type { Point } from '../engine/geometry.ts';
import type { FrontKind, RunLines } from '../engine/runs/run.ts';

/*
 * How a run of cabinets is divided into fronts, in its own plane: 0 to 1 from its left to its right and from its top to its bottom. A tree,
 * because two doors can stand below one wide drawer: a front, or parts beside or above each other. No parting lies directly in one of the
 * same axis.
 */

export type Axis = 'x' | 'y';

/** A line between parts. */
export interface Cut {
  at: number;
  /** How far it leans: its end at the bottom or at the right is at `at + tilt`, the other end at `at - tilt`. */
  tilt: number;
  /** How certain it is that fronts meet here, 0 to 1. */
  sure: number;
}

export interface Leaf {
  id: number;
  /** What the visitor or the program says that it is; without it, its size tells. */
  kind?: FrontKind;
}

export interface Parting {
  /** `x`: the parts are beside each other; `y`: above each other. */
  axis: Axis;
  cuts: readonly Cut[];
  /** One more than there are cuts. */
  parts: readonly Layout[];
}

export type Layout = Leaf | Parting;

/** A cut where it lies: it reaches from `from` to `to` on the other axis. */
export interface Line extends Cut {
  axis: Axis;
  /** Names it in this layout. */
  key: string;
  from: number;
  to: number;
  /** How far it can be moved. */
  low: number;
  high: number;
}

/** The sides of a front, each a line of the layout or a side of the run. */
export interface Cell {
  leaf: Leaf;
  left: Side;
  right: Side;
  top: Side;
  bottom: Side;
}

/** A side without a key is one of the run. */
export type Side = Pick<Line, 'at' | 'tilt' | 'from' | 'to'> & { key?: string };

/** The least size of a part, as a share of the run. */
export const least: Readonly<Record<Axis, number>> = { x: 0.012, y: 0.03 };

export const isLeaf = (layout: Layout): layout is Leaf => 'id' in layout;

/** The layout of the lines that the program found. `other` fronts of it stay so, all other kinds follow from the sizes. */
export function layoutOf(
  lines: RunLines,
  kindAt: (column: number, row: number) => FrontKind | undefined,
  newId: () => number,
): Layout {
  return partsBetween(lines, (column, row) => {
    const kind = kindAt(column, row) === 'other' ? 'other' : undefined;
    return { id: newId(), ...(kind && { kind }) };
  });
}

/** Columns, each with its parts above each other. */
export function partsBetween(
  { columns, rows }: RunLines,
  leaf: (column: number, row: number) => Leaf,
): Layout {
  const parts = [...columns, undefined].map((_, column) => {
    const cuts = rows[column] ?? [];
    return parting(
      'y',
      cuts,
      [...cuts, undefined].map((_, row) => leaf(column, row)),
    );
  });
  return parting('x', columns, parts);
}

/**
 * The layout of a window: glass, and a strip of its frame along each side.
 *
 * @param glass where the glass lies, in the plane of the window
 */
export function framed(
  glass: { left: number; right: number; top: number; bottom: number },
  newId: () => number,
): Layout {
  const strip = (): Leaf => ({ id: newId() });
  const cut = (at: number): Cut => ({ at, tilt: 0, sure: 1 });
  const middle = parting(
    'y',
    [cut(glass.top), cut(glass.bottom)],
    [strip(), { id: newId(), kind: 'other' }, strip()],
  );
  return parting('x', [cut(glass.left), cut(glass.right)], [strip(), middle, strip()]);
}

/** The fronts, column by column, each from top to bottom. */
export function cellsOf(layout: Layout): Cell[] {
  const cells: Cell[] = [];
  walk(layout, wholeRun, '', (leaf, sides) => void cells.push({ leaf, ...sides }));
  return cells;
}

export function linesOf(layout: Layout): Line[] {
  const lines: Line[] = [];
  walk(
    layout,
    wholeRun,
    '',
    () => {},
    ({ axis, cuts, parts }, sides, path) => {
      const [from, to] = extentOf(sides, otherAxis[axis]);
      const [first, last] = extentOf(sides, axis);
      for (const [i, cut] of cuts.entries())
        lines.push({
          ...cut,
          axis,
          key: keyOf(path, i),
          from,
          to,
          low: Math.max(cuts[i - 1]?.at ?? first, ...cutsOn(axis, parts[i]!)) + least[axis],
          high: Math.min(cuts[i + 1]?.at ?? last, ...cutsOn(axis, parts[i + 1]!)) - least[axis],
        });
    },
  );
  return lines;
}

/** Where two sides cross, in the plane of the run. */
export function crossingOf(upright: Side, level: Side): Point {
  const x = placeOn(upright, level.at);
  return { x, y: placeOn(level, x) };
}

/** Where a line or side is at a position on the other axis. */
export function placeOn({ at, tilt, from, to }: Side, along: number): number {
  return at + tilt * (to > from ? (2 * (along - from)) / (to - from) - 1 : 0);
}

/** How far in the two sides of a run can be moved on an axis: the outermost parts keep the least size. */
export function roomFor(layout: Layout, axis: Axis): { low: number; high: number } {
  const cuts = cutsOn(axis, layout);
  return { low: Math.min(1, ...cuts) - least[axis], high: Math.max(0, ...cuts) + least[axis] };
}

const side = (at: number): Side => ({ at, tilt: 0, from: 0, to: 1 });
export type Sides = Omit<Cell, 'leaf'>;
export const wholeRun: Sides = { left: side(0), right: side(1), top: side(0), bottom: side(1) };

const otherAxis: Readonly<Record<Axis, Axis>> = { x: 'y', y: 'x' };

/** Where a part begins and ends on an axis. */
export function extentOf({ left, right, top, bottom }: Sides, axis: Axis): [number, number] {
  return axis === 'x' ? [left.at, right.at] : [top.at, bottom.at];
}

/** Calls back for every front and every parting, outer ones first. A path is the numbers of the parts that lead there. */
function walk(
  layout: Layout,
  sides: Sides,
  path: string,
  onLeaf: (leaf: Leaf, sides: Sides) => void,
  onParting?: (parting: Parting, sides: Sides, path: string) => void,
): void {
  if (isLeaf(layout)) {
    onLeaf(layout, sides);
    return;
  }
  onParting?.(layout, sides, path);
  for (const [i, part] of layout.parts.entries())
    walk(part, sidesOfPart(layout, i, sides, path), `${path}${i}.`, onLeaf, onParting);
}

export function sidesOfPart({ axis, cuts }: Parting, i: number, sides: Sides, path: string): Sides {
  const [from, to] = extentOf(sides, otherAxis[axis]);
  const lineAt = (cut: number): Side | undefined => {
    const found = cuts[cut];
    return found && { at: found.at, tilt: found.tilt, from, to, key: keyOf(path, cut) };
  };
  return axis === 'x'
    ? { ...sides, left: lineAt(i - 1) ?? sides.left, right: lineAt(i) ?? sides.right }
    : { ...sides, top: lineAt(i - 1) ?? sides.top, bottom: lineAt(i) ?? sides.bottom };
}

const keyOf = (path: string, cut: number) => `${path}|${cut}`;

function cutsOn(axis: Axis, layout: Layout): number[] {
  if (isLeaf(layout)) return [];
  const own = layout.axis === axis ? layout.cuts.map(({ at }) => at) : [];
  return [...own, ...layout.parts.flatMap((part) => cutsOn(axis, part))];
}

/** A parting, or what it comes to: parts of the same axis become its own parts, and a single part stands for itself. */
export function parting(axis: Axis, cuts: readonly Cut[], parts: readonly Layout[]): Layout {
  if (parts.length === 1) return parts[0]!;
  const [allCuts, allParts]: [Cut[], Layout[]] = [[], []];
  for (const [i, part] of parts.entries()) {
    const isSame = !isLeaf(part) && part.axis === axis;
    allParts.push(...(isSame ? part.parts : [part]));
    allCuts.push(...(isSame ? part.cuts : []), ...cuts.slice(i, i + 1));
  }
  return { axis, cuts: allCuts, parts: allParts };
}
