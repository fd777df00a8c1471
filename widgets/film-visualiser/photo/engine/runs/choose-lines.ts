/** A candidate with what speaks for it: the logarithm of the odds. */
export interface Rated {
  at: number;
  tilt: number;
  odds: number;
}

/** What is known of the fronts between lines. */
export interface Sizes {
  /** The place of the far side, in px; the near one is at 0. */
  length: number;
  /** How likely a front of this size is, in px: the logarithm of the odds that are added for each. */
  likely(size: number): number;
}

export interface Choice<T> {
  lines: T[];
  total: number;
}

/** Weaker candidates are not tried. */
const weakest = -2.5;

/** The most likely set of lines: their own odds together with those of the sizes between them. */
export function chosen<T extends Rated>(candidates: readonly T[], { length, likely }: Sizes): Choice<T> {
  const sorted = candidates.filter(({ odds }) => odds > weakest).sort((a, b) => a.at - b.at);
  // For each line the best set that ends with it, as the line before and the total.
  const totals: number[] = [];
  const before: number[] = [];
  let [best, bestLast] = [likely(length), -1];
  for (const [i, line] of sorted.entries()) {
    let [total, last] = [likely(line.at), -1];
    for (let j = 0; j < i; j++) {
      const sum = totals[j]! + likely(line.at - sorted[j]!.at);
      if (sum > total) [total, last] = [sum, j];
    }
    totals.push(total + line.odds);
    before.push(last);
    const whole = totals[i]! + likely(length - line.at);
    if (whole > best) [best, bestLast] = [whole, i];
  }
  const lines: T[] = [];
  for (let i = bestLast; i >= 0; i = before[i]!) lines.unshift(sorted[i]!);
  return { lines, total: best };
}

/** The logarithm of odds between points: [size, odds] in order of their size. */
export function oddsBetween(points: readonly (readonly [number, number])[], size: number): number {
  const after = points.findIndex(([at]) => at >= size);
  if (after === 0) return points[0]![1];
  if (after < 0) return points.at(-1)![1];
  const [[a, p], [b, q]] = [points[after - 1]!, points[after]!];
  return p + ((q - p) * (size - a)) / (b - a);
}
