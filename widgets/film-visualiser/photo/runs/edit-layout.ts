import { clamp } from '../engine/geometry.ts';
import type { FrontKind, RunLines } from '../engine/runs/run.ts';
import {
  type Axis,
  type Cut,
  cellsOf,
  extentOf,
  isLeaf,
  type Layout,
  type Leaf,
  least,
  linesOf,
  type Parting,
  parting,
  partsBetween,
  type Sides,
  sidesOfPart,
  wholeRun,
} from './layout.ts';

/* What a visitor changes of a layout. Each edit returns a new layout. */

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
  const [low, high] = extentOf(cell, axis);
  const bar = Math.max(wide, least[axis]);
  if (high - low < bar + 2 * least[axis]) return undefined;
  const middle = (low + high) / 2;
  const cuts = [middle - bar / 2, middle + bar / 2].map((at): Cut => ({ at, tilt: 0, sure: 1 }));
  return replaced(layout, id, (glass) =>
    parting(axis, cuts, [glass, { id: newId() }, { ...glass, id: newId() }]),
  );
}

/** Divides a front in the middle. `undefined` where its parts would be too small. */
export function divided(layout: Layout, id: number, axis: Axis, newId: () => number): Layout | undefined {
  const cell = cellsOf(layout).find(({ leaf }) => leaf.id === id);
  if (!cell) return undefined;
  const [low, high] = extentOf(cell, axis);
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

/** Divides a front by these lines. `undefined` where there are none, or a part would be too small. */
export function dividedBy(
  layout: Layout,
  id: number,
  lines: RunLines,
  newId: () => number,
): Layout | undefined {
  let isFirst = true;
  const after = replaced(layout, id, (front) =>
    partsBetween(lines, () => {
      const part = { ...front, id: isFirst ? id : newId() };
      isFirst = false;
      return part;
    }),
  );
  const hasRoom = linesOf(after).every(({ at, low, high }) => at >= low && at <= high);
  return hasRoom && cellsOf(after).length > cellsOf(layout).length ? after : undefined;
}

/**
 * Without a line: of the parts on both sides, the larger one takes the place of both.
 *
 * @param isDoor two doors beside each other become one door, although that is as wide as a drawer
 */
export function joined(layout: Layout, key: string, isDoor: (id: number) => boolean = () => false): Layout {
  return atCut(layout, key, ({ axis, cuts, parts }, i, sides) => {
    const [start, end] = extentOf(sides, axis);
    const edges = [start, ...cuts.map(({ at }) => at), end];
    const [first, second] = [edges[i + 1]! - edges[i]!, edges[i + 2]! - edges[i + 1]!];
    const [a, b] = [parts[i]!, parts[i + 1]!];
    const areDoors = axis === 'x' && [a, b].every((part) => isLeaf(part) && isDoor(part.id));
    const kept = isLeaf(a) && isLeaf(b) ? joinedLeaf(a, b, areDoors) : second > first + 1e-9 ? b : a;
    return parting(axis, cuts.toSpliced(i, 1), parts.toSpliced(i, 2, kept));
  });
}

function joinedLeaf({ id, kind }: Leaf, other: Leaf, areDoors: boolean): Leaf {
  if (areDoors) return { id, kind: 'door' };
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

/** With all of its lines certain. */
export function trusted(layout: Layout): Layout {
  if (isLeaf(layout)) return layout;
  const cuts = layout.cuts.map((cut) => ({ ...cut, sure: 1 }));
  return { ...layout, cuts, parts: layout.parts.map(trusted) };
}

/** @param kind what a front is; `undefined`: its size tells */
export function withKind(layout: Layout, id: number, kind: FrontKind | undefined): Layout {
  return replaced(layout, id, ({ id }) => (kind ? { id, kind } : { id }));
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
