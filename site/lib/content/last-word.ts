/** Splits a text before its last word: the beginning with its space, and the last word, which must not wrap to a line of its own. */
export function lastWord(text: string): [before: string, last: string] {
  const at = text.lastIndexOf(' ') + 1;
  return [text.slice(0, at), text.slice(at)];
}
