/** A network with one hidden layer, as stored: each unit a row of weights, the constant first. */
export interface StoredNetwork extends Scale {
  hidden: readonly string[];
  out: string;
}

/** What is taken from each value that goes in, and what it is divided by. */
export interface Scale {
  mean: readonly number[];
  deviation: readonly number[];
}

/** What a network makes of values: the logarithm of odds. Values beyond those that have a scale go in as they are. */
export function network({
  mean,
  deviation,
  hidden,
  out,
}: StoredNetwork): (values: readonly number[]) => number {
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

/** Numbers that are stored as one string: how much a level is, and a character from `#` to `~` without `\` for each. */
export function unpacked(text: string): number[] {
  const [level, characters] = text.split(' ') as [string, string];
  return Array.from(characters, (character) => {
    const code = character.charCodeAt(0);
    return Number(level) * (code - 80 - (code > 92 ? 1 : 0));
  });
}
