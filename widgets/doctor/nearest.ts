import leven from 'leven';

/** The word most similar to a mistyped one; `undefined` when none is similar enough. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const ranked = words
    .map((candidate) => ({ candidate, distance: distanceOf(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const [best] = ranked;
  return best && best.distance <= Math.ceil(best.candidate.length / 3) ? best.candidate : undefined;
}

/** A word that begins with the other is similar too: `kitchen` and `kitchen-front`. */
function distanceOf(word: string, candidate: string): number {
  const plain = (text: string) => text.replace(/[-_\s]/g, '');
  const [a, b] = [plain(word), plain(candidate)];
  return a.length > 2 && (a.startsWith(b) || b.startsWith(a)) ? 1 : leven(a, b);
}
