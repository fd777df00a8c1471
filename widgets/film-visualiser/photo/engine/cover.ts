import { type Box, boxOf, type Quad } from './geometry.ts';

/** The pixels of a front: one run of pixels per row of the box, all runs concatenated. */
export interface Cover {
  box: Box;
  /** For each row its first column, in the photo. */
  starts: Int32Array;
  /** For each row the index of its first pixel among all pixels, and the total at the end. */
  offsets: Int32Array;
  /** The coverage of each pixel, 0 to 255: partial along the sides. */
  shares: Uint8Array;
}

/** The film extends this far beyond the marked sides, in px: otherwise a line of the old colour would stay visible. */
const beyond = 0.75;

/** Finds the pixels of a front, row by row. */
export function coverOf(quad: Quad, width: number, height: number): Cover {
  const box = boxOf(quad, width, height);
  const depth = depthIn(quad);
  const rows = Math.max(0, box.bottom - box.top);
  const starts = new Int32Array(rows);
  const offsets = new Int32Array(rows + 1);
  const shares: Uint8Array[] = [];
  for (let row = 0; row < rows; row++) {
    const y = box.top + row + 0.5;
    let [from, to] = runIn(quad, y);
    from = Math.max(box.left, from);
    to = Math.min(box.right, to);
    const run = new Uint8Array(Math.max(0, to - from));
    const shareAt = (i: number) =>
      Math.round(255 * Math.min(Math.max(depth(from + i + 0.5, y) + 0.5 + beyond, 0), 1));
    // A front is convex, so all pixels between two full ones are full.
    let [first, last] = [0, run.length];
    while (first < last) {
      const share = shareAt(first);
      run[first++] = share;
      if (share === 255) break;
    }
    while (last > first) {
      const share = shareAt(--last);
      run[last] = share;
      if (share === 255) break;
    }
    run.fill(255, first, last);
    starts[row] = from;
    offsets[row + 1] = offsets[row]! + run.length;
    shares.push(run);
  }
  const all = new Uint8Array(offsets[rows]!);
  shares.forEach((run, row) => {
    all.set(run, offsets[row]!);
  });
  return { box, starts, offsets, shares: all };
}

/** The distance of a point from the sides of a front, in px: positive inside, negative outside. */
export function depthIn(quad: Quad): (x: number, y: number) => number {
  const sides = quad.map((from, i) => {
    const to = quad[(i + 1) % 4]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const [nx, ny] = [(from.y - to.y) / length, (to.x - from.x) / length];
    return [nx, ny, nx * from.x + ny * from.y] as const;
  });
  const [a, b, c, d] = sides as [Side, Side, Side, Side];
  return (x, y) =>
    Math.min(
      a[0] * x + a[1] * y - a[2],
      b[0] * x + b[1] * y - b[2],
      c[0] * x + c[1] * y - c[2],
      d[0] * x + d[1] * y - d[2],
    );
}

type Side = readonly [number, number, number];

/** The first column that a row can touch, and the one after the last. */
function runIn(quad: Quad, y: number): [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  quad.forEach((from, i) => {
    const to = quad[(i + 1) % 4]!;
    // Includes the rows above and below, for the soft edge.
    for (const at of [y - 1, y, y + 1]) {
      if (at < Math.min(from.y, to.y) || at > Math.max(from.y, to.y)) continue;
      const xs =
        from.y === to.y ? [from.x, to.x] : [from.x + ((at - from.y) / (to.y - from.y)) * (to.x - from.x)];
      low = Math.min(low, ...xs);
      high = Math.max(high, ...xs);
    }
  });
  return low > high ? [0, 0] : [Math.floor(low - 1), Math.ceil(high + 1)];
}
