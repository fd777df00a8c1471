import { clamp, type Point } from '../engine/geometry.ts';
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
const least: Readonly<Record<Axis, number>> = { x: 0.012, y: 0.03 };

export const isLeaf = (layout: Layout): layout is Leaf => 'id' in layout;

/** The layout of the lines that the program found. `other` fronts of it stay so, all other kinds follow from the sizes. */
export function layoutOf(
  { columns, rows }: RunLines,
  kindAt: (column: number, row: number) => FrontKind | undefined,
  newId: () => number,
): Layout {
  const leaf = (column: number, row: number): Leaf => {
    const kind = kindAt(column, row) === 'other' ? 'other' : undefined;
    return { id: newId(), ...(kind && { kind }) };
  };
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

/** Puts a bar in the middle of a pane of glass. `undefined` where there is no room. @param wide as a share of the run */
export function barred(
  layout: Layout,
  id: number,
  axis: Axis,
  wide: number,
  newId: () => number,
): Layout | undefined {
  const cell = cellsOf(layout).find(({ leaf }) => leaf.id === id);
  if (!cell) return undefined;
  const [low, high] = axis === 'x' ? [cell.left.at, cell.right.at] : [cell.top.at, cell.bottom.at];
  const bar = Math.max(wide, least[axis]);
  if (high - low < bar + 2 * least[axis]) return undefined;
  const middle = (low + high) / 2;
  const cuts = [middle - bar / 2, middle + bar / 2].map((at): Cut => ({ at, tilt: 0, sure: 1 }));
  return replaced(layout, id, (glass) =>
    parting(axis, cuts, [glass, { id: newId() }, { ...glass, id: newId() }]),
  );
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
      const [from, to] = axis === 'x' ? [sides.top.at, sides.bottom.at] : [sides.left.at, sides.right.at];
      const [first, last] = axis === 'x' ? [sides.left.at, sides.right.at] : [sides.top.at, sides.bottom.at];
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

/** Divides a front in the middle. `undefined` where its parts would be too small. */
export function divided(layout: Layout, id: number, axis: Axis, newId: () => number): Layout | undefined {
  const cell = cellsOf(layout).find(({ leaf }) => leaf.id === id);
  if (!cell) return undefined;
  const [low, high] = axis === 'x' ? [cell.left.at, cell.right.at] : [cell.top.at, cell.bottom.at];
  if (high - low < 2 * least[axis]) return undefined;
  const cut = { at: (low + high) / 2, tilt: 0, sure: 1 };
  return replaced(layout, id, ({ id: _, ...leaf }) =>
    parting(
      axis,
      [cut],
      [
        { ...leaf, id },
        { ...leaf, id: newId() },
      ],
    ),
  );
}

/** Without a line: of the parts on both sides, the larger one takes the place of both. */
export function joined(layout: Layout, key: string): Layout {
  return atCut(layout, key, ({ axis, cuts, parts }, i, sides) => {
    const edges = [sides[axis === 'x' ? 'left' : 'top'].at, ...cuts.map(({ at }) => at)];
    edges.push(sides[axis === 'x' ? 'right' : 'bottom'].at);
    const [first, second] = [edges[i + 1]! - edges[i]!, edges[i + 2]! - edges[i + 1]!];
    const [a, b] = [parts[i]!, parts[i + 1]!];
    const kept = isLeaf(a) && isLeaf(b) ? joinedLeaf(a, b) : second > first + 1e-9 ? b : a;
    return parting(axis, cuts.toSpliced(i, 1), parts.toSpliced(i, 2, kept));
  });
}

function joinedLeaf({ id, kind }: Leaf, other: Leaf): Leaf {
  return kind && kind === other.kind ? { id, kind } : { id };
}

/** With a line moved, as far as there is room. */
export function withLineAt(layout: Layout, key: string, to: number): Layout {
  const line = linesOf(layout).find((line) => line.key === key);
  if (!line) return layout;
  // Where a part is smaller than the least already, it may not get smaller.
  const at = clamp(to, Math.min(line.low, line.at), Math.max(line.high, line.at));
  return atCut(layout, key, ({ axis, cuts, parts }, i) => ({
    axis,
    parts,
    cuts: cuts.map((cut, other) => (other === i ? { at, tilt: cut.tilt, sure: 1 } : cut)),
  }));
}

/**
 * The layout after a side of its run moved on an axis, while the lines stay where they are.
 *
 * @param low where the run begins now, and @param high where it ends, in the plane of the layout: outside its lines (`roomFor`)
 */
export function reframed(layout: Layout, axis: Axis, low: number, high: number): Layout {
  if (isLeaf(layout)) return layout;
  const parts = layout.parts.map((part) => reframed(part, axis, low, high));
  if (layout.axis !== axis) return { ...layout, parts };
  const size = high - low;
  const cuts = layout.cuts.map((cut) => ({ ...cut, at: (cut.at - low) / size, tilt: cut.tilt / size }));
  return { axis, cuts, parts };
}

/** How far in the two sides of a run can be moved on an axis: the outermost parts keep the least size. */
export function roomFor(layout: Layout, axis: Axis): { low: number; high: number } {
  const cuts = cutsOn(axis, layout);
  return { low: Math.min(1, ...cuts) - least[axis], high: Math.max(0, ...cuts) + least[axis] };
}

/** @param kind what a front is; `undefined`: its size tells */
export function withKind(layout: Layout, id: number, kind: FrontKind | undefined): Layout {
  return replaced(layout, id, ({ id }) => (kind ? { id, kind } : { id }));
}

const side = (at: number): Side => ({ at, tilt: 0, from: 0, to: 1 });
type Sides = Omit<Cell, 'leaf'>;
const wholeRun: Sides = { left: side(0), right: side(1), top: side(0), bottom: side(1) };

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

function sidesOfPart({ axis, cuts }: Parting, i: number, sides: Sides, path: string): Sides {
  const [from, to] = axis === 'x' ? [sides.top.at, sides.bottom.at] : [sides.left.at, sides.right.at];
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
function parting(axis: Axis, cuts: readonly Cut[], parts: readonly Layout[]): Layout {
  if (parts.length === 1) return parts[0]!;
  const [allCuts, allParts]: [Cut[], Layout[]] = [[], []];
  for (const [i, part] of parts.entries()) {
    const isSame = !isLeaf(part) && part.axis === axis;
    allParts.push(...(isSame ? part.parts : [part]));
    allCuts.push(...(isSame ? part.cuts : []), ...cuts.slice(i, i + 1));
  }
  return { axis, cuts: allCuts, parts: allParts };
}

function replaced(layout: Layout, id: number, edit: (leaf: Leaf) => Layout): Layout {
  if (isLeaf(layout)) return layout.id === id ? edit(layout) : layout;
  return parting(
    layout.axis,
    layout.cuts,
    layout.parts.map((part) => replaced(part, id, edit)),
  );
}

/** Edits the parting that holds a cut. */
function atCut(
  layout: Layout,
  key: string,
  edit: (parting: Parting, cut: number, sides: Sides) => Layout,
  sides = wholeRun,
  path = '',
): Layout {
  if (isLeaf(layout)) return layout;
  const [place, cut] = key.split('|');
  if (place === path) return layout.cuts[Number(cut)] ? edit(layout, Number(cut), sides) : layout;
  return parting(
    layout.axis,
    layout.cuts,
    layout.parts.map((part, i) =>
      key.startsWith(`${path}${i}.`)
        ? atCut(part, key, edit, sidesOfPart(layout, i, sides, path), `${path}${i}.`)
        : part,
    ),
  );
}
