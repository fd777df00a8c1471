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
export function median({ width, height, values }: Plane, weight: Plane, radius: number): Plane {
  const result = { width, height, values: values.slice() };
  const near = new Float32Array((2 * radius + 1) ** 2);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!weight.values[y * width + x]) continue;
      let count = 0;
      for (let j = Math.max(y - radius, 0); j <= Math.min(y + radius, height - 1); j++)
        for (let i = Math.max(x - radius, 0); i <= Math.min(x + radius, width - 1); i++)
          if (weight.values[j * width + i]) insert(near, count++, values[j * width + i]!);
      result.values[y * width + x] = near[count >> 1]!;
    }
  return result;
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
