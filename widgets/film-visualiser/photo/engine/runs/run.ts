import { frontProportion } from '../front-proportion.ts';
import type { Quad } from '../geometry.ts';
import { apply, ontoQuad } from '../homography.ts';

/** A line between fronts, in the plane of its run: 0 to 1 from the left to the right of the run, or from its top to its bottom. */
export interface RunLine {
  at: number;
  /** How far it leans: its end at the bottom (or at the right of its column) is at `at + tilt`, the other end at `at - tilt`. */
  tilt: number;
  /** How certain it is that fronts meet here, 0 to 1. */
  sure: number;
}

/** The lines that divide a run of cabinets into fronts. Its own sides are not among them. */
export interface RunLines {
  /** Upright lines, from left to right. */
  columns: readonly RunLine[];
  /** For each column its level lines, from top to bottom: one list more than there are upright lines. */
  rows: readonly (readonly RunLine[])[];
}

/** `other` gets no film: an oven, a dishwasher, glass. */
export type FrontKind = 'door' | 'drawer' | 'other';

/** A front of a run. */
export interface RunFront {
  quad: Quad;
  /** Its column, from 0 at the left, and its row in that column, from 0 at the top. */
  column: number;
  row: number;
  kind: FrontKind;
  /** How certain the least certain of its lines is, 0 to 1. */
  sure: number;
  /** Its size in cm, estimated from the usual sizes of cabinets. */
  width: number;
  height: number;
}

/** A run of cabinets in one plane, as marked by the visitor, with its lines and the fronts between them. */
export interface Run {
  quad: Quad;
  lines: RunLines;
  fronts: readonly RunFront[];
}

/** The fronts between lines. @param photo its size in px */
export function frontsOf(lines: RunLines, quad: Quad, photo: { width: number; height: number }): RunFront[] {
  const onto = ontoQuad(quad);
  const proportion = frontProportion(quad, photo);
  const tall = heightOf(lines, proportion);
  const uprights = [start, ...lines.columns, end];
  return uprights.slice(1).flatMap((right, column) => {
    const left = uprights[column]!;
    const levels = [start, ...(lines.rows[column] ?? []), end];
    return levels.slice(1).map((below, row): RunFront => {
      const above = levels[row]!;
      const corner = (upright: RunLine, level: RunLine) => {
        const side = upright === left ? -1 : 1;
        const y = level.at + side * level.tilt;
        return apply(onto, { x: upright.at + (2 * y - 1) * upright.tilt, y });
      };
      const width = (right.at - left.at) * proportion * tall;
      const height = (below.at - above.at) * tall;
      return {
        quad: [corner(left, above), corner(right, above), corner(right, below), corner(left, below)],
        column,
        row,
        kind: kindOf(width, height),
        sure: Math.min(left.sure, right.sure, above.sure, below.sure),
        width,
        height,
      };
    });
  });
}

const start: RunLine = { at: 0, tilt: 0, sure: 1 };
const end: RunLine = { at: 1, tilt: 0, sure: 1 };

/** A drawer is wide and low. @param width in the unit of `height` */
export function kindOf(width: number, height: number): FrontKind {
  return width / height > 1.3 ? 'drawer' : 'door';
}

/** The usual heights of runs, in cm: base and wall units, and tall units. */
export const usualHeights = [72, 210];
/** The usual width of a front, in cm. */
const usualWidth = 60;

/** The height of a run in cm: the one that gives its columns the most usual width. */
function heightOf({ columns }: RunLines, proportion: number): number {
  const wide = proportion / (columns.length + 1);
  const off = (height: number) => Math.abs(Math.log((height * wide) / usualWidth));
  return usualHeights.reduce((best, height) => (off(height) < off(best) ? height : best));
}
