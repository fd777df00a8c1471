/** The median; NaN for an empty list. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The quartiles: the range of the middle half of the values. */
export function quartiles(values: readonly number[]): [number, number] {
  return [quantile(values, 0.25), quantile(values, 0.75)];
}

/**
 * Measures ours and plain in turns, so that other load on the machine affects both equally: A B, B A, A B … The first pair is a warm-up
 * and does not count.
 */
export async function inPairs<T>(
  runs: number,
  ours: () => Promise<T>,
  plain: () => Promise<T>,
): Promise<[ours: T, plain: T][]> {
  const pairs: [T, T][] = [];
  for (let i = 0; i <= runs; i++) {
    if (i % 2 === 0) pairs.push([await ours(), await plain()]);
    else {
      const second = await plain();
      pairs.push([await ours(), second]);
    }
  }
  return pairs.slice(1);
}

function quantile(values: readonly number[], at: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * at;
  const [low, high] = [sorted[Math.floor(place)] ?? Number.NaN, sorted[Math.ceil(place)] ?? Number.NaN];
  return low + (high - low) * (place - Math.floor(place));
}
