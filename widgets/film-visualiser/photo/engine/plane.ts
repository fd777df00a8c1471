/** A grid of numbers, row by row. */
export interface Plane {
  width: number;
  height: number;
  values: Float32Array;
}

export function planeOf(width: number, height: number): Plane {
  return { width, height, values: new Float32Array(width * height) };
}

/** The sum over a square of 2 × radius + 1 around each cell; outside the border the values count as 0. */
export function boxSum({ width, height, values }: Plane, radius: number): Plane {
  const rows = sumAlong(values, width, height, 1, width, radius);
  return { width, height, values: sumAlong(rows, height, width, width, 1, radius) };
}

/** Sums along `count` lines of `length` values each. `step` separates the values, `stride` the lines. */
function sumAlong(
  values: Float32Array,
  length: number,
  count: number,
  step: number,
  stride: number,
  radius: number,
): Float32Array {
  const sums = new Float32Array(values.length);
  for (let line = 0; line < count; line++) {
    const start = line * stride;
    let sum = 0;
    for (let i = 0; i < Math.min(radius, length); i++) sum += values[start + i * step]!;
    for (let i = 0; i < length; i++) {
      if (i + radius < length) sum += values[start + (i + radius) * step]!;
      if (i - radius > 0) sum -= values[start + (i - radius - 1) * step]!;
      sums[start + i * step] = sum;
    }
  }
  return sums;
}

/** The median of the square around each cell, over the cells with weight. Cells without weight keep their value. */
export function median(plane: Plane, { values: weights }: Plane, radius: number): Plane {
  const { width, height } = plane;
  const result = { width, height, values: plane.values.slice() };
  const tall = 2 * radius + 1;
  // Of each column of the square its values in order: the squares of one row share them.
  const columns = new Float32Array(width * tall);
  const counts = new Int32Array(width);
  // The values of the square in order. The next square has most of them: what leaves is skipped, what comes is merged in.
  let near = new Float32Array(tall ** 2);
  let next = new Float32Array(tall ** 2);
  for (let y = 0; y < height; y++) {
    sortColumns(plane, weights, y, radius, columns, counts);
    let count = 0;
    for (let x = -radius; x < width; x++) {
      const [coming, leaving] = [x + radius, x - radius - 1];
      let come = coming * tall;
      const comeEnd = coming < width ? come + counts[coming]! : come;
      let leave = leaving * tall;
      const leaveEnd = leaving >= 0 ? leave + counts[leaving]! : leave;
      if (come < comeEnd || leave < leaveEnd) {
        let to = 0;
        for (let i = 0; i < count; i++) {
          const value = near[i]!;
          if (leave < leaveEnd && columns[leave] === value) leave++;
          else {
            while (come < comeEnd && columns[come]! < value) next[to++] = columns[come++]!;
            next[to++] = value;
          }
        }
        while (come < comeEnd) next[to++] = columns[come++]!;
        count = to;
        [near, next] = [next, near];
      }
      if (x >= 0 && weights[y * width + x]) result.values[y * width + x] = near[count >> 1]!;
    }
  }
  return result;
}

/** Sorts the values with weight of each column around row `y`. */
function sortColumns(
  { width, height, values }: Plane,
  weights: Float32Array,
  y: number,
  radius: number,
  columns: Float32Array,
  counts: Int32Array,
): void {
  const top = Math.max(y - radius, 0) * width;
  const end = Math.min(y + radius + 1, height) * width;
  for (let x = 0; x < width; x++) {
    const start = x * (2 * radius + 1);
    let to = start;
    for (let from = top + x; from < end; from += width)
      if (weights[from]) {
        const value = values[from]!;
        let at = to++;
        for (; at > start && columns[at - 1]! > value; at--) columns[at] = columns[at - 1]!;
        columns[at] = value;
      }
    counts[x] = to - start;
  }
}

/** Inserts a value into the first `count` values, which are sorted. */
export function insert(sorted: Float32Array | Float64Array, count: number, value: number): void {
  let at = count;
  while (at > 0 && sorted[at - 1]! > value) {
    sorted[at] = sorted[at - 1]!;
    at--;
  }
  sorted[at] = value;
}
