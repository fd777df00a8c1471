import type { Box } from './geometry.ts';
import type { OldSurface } from './old-surface.ts';

/** Reads an old surface pixel by pixel, interpolated between its cells. */
export interface LookUp {
  /** Moves to a row of the photo, and then to a column in it. */
  toRow(y: number): void;
  toColumn(x: number): void;
  slope: number;
  rise: number;
  warmth: number;
}

/** One object for all pixels of a front: they are many, and each needs the same three values. */
export function createLookUp({ scale, light, warmth: warmths }: OldSurface, box: Box): LookUp {
  const { width, height } = warmths;
  const [slopes, rises] = [light.slope.values, light.rise.values];
  const values = warmths.values;
  // The values along the row, computed once for all photo rows between the same two rows of cells.
  const row = {
    slope: new Float32Array(width),
    rise: new Float32Array(width),
    warmth: new Float32Array(width),
  };
  const lookUp: LookUp = {
    slope: 0,
    rise: 0,
    warmth: 0,
    toRow(y) {
      const line = Math.min(Math.max((y - box.top + 0.5) / scale - 0.5, 0), height - 1);
      const upper = Math.floor(line) * width;
      const lower = Math.min(upper + width, (height - 1) * width);
      const share = line - Math.floor(line);
      for (let i = 0; i < width; i++) {
        row.slope[i] = slopes[upper + i]! * (1 - share) + slopes[lower + i]! * share;
        row.rise[i] = rises[upper + i]! * (1 - share) + rises[lower + i]! * share;
        row.warmth[i] = values[upper + i]! * (1 - share) + values[lower + i]! * share;
      }
    },
    toColumn(x) {
      const column = Math.min(Math.max((x - box.left + 0.5) / scale - 0.5, 0), width - 1);
      const left = Math.floor(column);
      const right = Math.min(left + 1, width - 1);
      const share = column - left;
      lookUp.slope = row.slope[left]! * (1 - share) + row.slope[right]! * share;
      lookUp.rise = row.rise[left]! * (1 - share) + row.rise[right]! * share;
      lookUp.warmth = row.warmth[left]! * (1 - share) + row.warmth[right]! * share;
    },
  };
  return lookUp;
}
