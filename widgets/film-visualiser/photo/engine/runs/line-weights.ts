import type { Direction } from './evidence.ts';
import weights from './line-weights.json' with { type: 'json' };
import { network, type Scale, unpacked } from './network.ts';
import { channels } from './surroundings.ts';

/*
 * What tells lines between fronts, upright and level, and the sides of a run. Learned from rooms of the measuring set by
 * `tests/film-photos/runs/fit-weights.py`.
 */

/** The logarithm of the odds that a line is one of this kind. */
export function oddsOf({ features }: { features: readonly number[] }, kind: keyof typeof byFeatures): number {
  return byFeatures[kind](features);
}

/** The same, from the line together with what lies beside it. @param surroundings see `surroundingsOf` */
export function oddsWithSurroundings(
  { features }: { features: readonly number[] },
  surroundings: Float32Array,
  direction: Direction,
): number {
  const { units, odds } = withSurroundings[direction];
  return odds([...features, ...valuesOf(units, surroundings)]);
}

export function sureOf(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

const byFeatures = {
  upright: network(weights.upright),
  level: network(weights.level),
  side: network(weights.side),
};
const withSurroundings = {
  upright: {
    units: unitsOf(weights.withSurroundings.upright.pieces),
    odds: network(weights.withSurroundings.upright),
  },
  level: {
    units: unitsOf(weights.withSurroundings.level.pieces),
    odds: network(weights.withSurroundings.level),
  },
};

/** The units that look at each piece of a line, for values that are not scaled. */
function unitsOf({ mean, deviation, units }: Scale & { units: readonly string[] }): Float64Array[] {
  return units.map((unit) => {
    const row = Float64Array.from(unpacked(unit));
    for (const [i, value] of mean.entries()) {
      row[i + 1]! /= deviation[i]!;
      row[0]! -= row[i + 1]! * value;
    }
    return row;
  });
}

/** What each unit sees in all pieces together, and then in the quarter of a line where it sees least. */
function valuesOf(units: readonly Float64Array[], surroundings: Float32Array): number[] {
  const count = surroundings.length / channels;
  const quarter = count / 4;
  const means: number[] = [];
  const weakest: number[] = [];
  for (const unit of units) {
    let [total, least] = [0, Number.POSITIVE_INFINITY];
    for (let first = 0; first < count; first += quarter) {
      let sum = 0;
      for (let piece = first; piece < first + quarter; piece++) {
        let value = unit[0]!;
        for (let i = 1, at = piece * channels; i <= channels; i++, at++)
          value += unit[i]! * surroundings[at]!;
        sum += Math.tanh(value);
      }
      total += sum;
      least = Math.min(least, sum / quarter);
    }
    means.push(total / count);
    weakest.push(least);
  }
  return [...means, ...weakest];
}
