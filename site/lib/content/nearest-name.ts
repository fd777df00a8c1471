import leven from 'leven';

/** What to write instead of a mistyped name: the most similar one, or else all of them when they are few. */
export function nearestName(word: string, names: readonly string[]): string {
  const similar = similarName(word, names);
  if (similar) return `did you mean "${similar}"?`;
  return names.length <= 30 ? `there are: ${names.join(', ')}` : '';
}

/** The most similar name; undefined when none differs in less than a third of its letters. */
export function similarName(word: string, names: readonly string[]): string | undefined {
  const [nearest] = names
    .map((name) => ({ name, distance: leven(word.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance);
  return nearest && nearest.distance <= Math.ceil(nearest.name.length / 3) && nearest.distance < word.length
    ? nearest.name
    : undefined;
}

/** A message, and how to mend it if that is known. */
export function withRemedy(wrong: string, remedy: string): string {
  return remedy ? `${wrong}; ${remedy}` : wrong;
}
