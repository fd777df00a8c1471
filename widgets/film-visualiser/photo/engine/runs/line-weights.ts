import type { Direction } from './evidence.ts';
import weights from './line-weights.json' with { type: 'json' };
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

/** A network with one hidden layer, as stored: each unit a row of weights, the constant first. */
interface Stored extends Scale {
  hidden: readonly string[];
  out: string;
}

/** What is taken from each value that goes in, and what it is divided by. */
interface Scale {
  mean: readonly number[];
  deviation: readonly number[];
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

/** Values beyond those that have a scale go in as they are. */
function network({ mean, deviation, hidden, out }: Stored): (values: readonly number[]) => number {
  const [bias = 0, ...own] = unpacked(out);
  const units = hidden.map(unpacked);
  return (values) => {
    const scaled = values.map((value, i) => (i < mean.length ? (value - mean[i]!) / deviation[i]! : value));
    return units.reduce((odds, unit, j) => {
      const sum = scaled.reduce((total, value, i) => total + unit[i + 1]! * value, unit[0]!);
      return odds + own[j]! * Math.tanh(sum);
    }, bias);
  };
}

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

/** Numbers that are stored as one string: how much a level is, and a character from `#` to `~` without `\` for each. */
function unpacked(text: string): number[] {
  const [level, characters] = text.split(' ') as [string, string];
  return Array.from(characters, (character) => {
    const code = character.charCodeAt(0);
    return Number(level) * (code - 80 - (code > 92 ? 1 : 0));
  });
}
