/** Weights of the features of a line, found by logistic regression on rooms of the measuring set: see `tests/film-photos/runs/`. */
const weights = {
  upright: [
    -3.32, 0.6, 0.56, 0.47, 0.14, 0.33, 1.78, 0.2, -0.58, -0.85, -0.13, -2.17, 0.61, 0.31, -0.04, 0.55,
  ],
  level: [
    -4.71, 0.81, 0.48, 0.43, -0.48, 0.86, 2.0, -0.02, 0.38, -0.92, 0.27, -0.8, 0.78, 0.39, -0.01, -0.39,
  ],
  side: [
    -1.28, 0.13, -0.41, 0.18, -0.07, -0.08, 1.59, -0.38, 0.45, -0.62, 0.24, 0.43, 0.59, 1.22, 0.17, 0.21,
    -4.4, -0.13,
  ],
};

/** The logarithm of the odds that fronts meet at a line. */
export function oddsOf({ features }: { features: readonly number[] }, kind: keyof typeof weights): number {
  return features.reduce((sum, value, i) => sum + value * (weights[kind][i] ?? 0), 0);
}

export function sureOf(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
