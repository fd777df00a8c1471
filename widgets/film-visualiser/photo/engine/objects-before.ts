import type { Plane } from './plane.ts';

/** The largest differences from a front's usual colour that light and grain make: ln(red / blue), ln(green / red). */
const most = { warmth: 0.6, greenness: 0.22 };
/** The mean step of strangeness at an object's edge. Where light changes its colour, it does so more slowly. */
const clearEdge = 0.55;
/** The size of an object, in cells and as a share of the front: where more of it looks strange, which is which is unclear. */
const fewest = 6;
const largest = 0.4;

/** How far a colour is from the usual one of a front. From 1 on it is that of something else. */
export function strangeness(warmth: number, greenness: number): number {
  return Math.max(Math.abs(warmth) / most.warmth, Math.abs(greenness) / most.greenness);
}

/**
 * Finds what stands before a front, such as a towel or a chair, where its colour and edge are clear.
 *
 * @param cells how strange each is; below 0 beside the front
 * @returns 1 for each cell that belongs to something or lies next to it, else 0; `undefined` where nothing stands
 */
export function objectsBefore({ width, values: cells }: Plane): Uint8Array | undefined {
  const sides = [-1, 1, -width, width];
  const atMost = largest * cells.filter((strange) => strange >= 0).length;
  const seen = new Uint8Array(cells.length);
  let found: Uint8Array | undefined;
  for (let start = 0; start < cells.length; start++) {
    if (seen[start] || cells[start]! < 1) continue;
    const area = [start];
    seen[start] = 1;
    let [steps, edges] = [0, 0];
    // The area grows while the loop goes over it.
    for (const cell of area)
      for (const side of sides) {
        const next = cell + side;
        const strange = cells[next] ?? -1;
        if (strange >= 1 && !seen[next]) {
          seen[next] = 1;
          area.push(next);
        } else if (strange >= 0 && strange < 1) {
          // The next cell can lie across the edge.
          const beyond = cells[next + side] ?? -1;
          steps += cells[cell]! - (beyond < 0 ? strange : Math.min(strange, beyond));
          edges++;
        }
      }
    if (area.length < fewest || area.length > atMost || steps < clearEdge * edges) continue;
    found ??= new Uint8Array(cells.length);
    for (const cell of area)
      for (const down of [-width, 0, width]) for (const across of [-1, 0, 1]) found[cell + down + across] = 1;
  }
  return found;
}
