/** A text in two: up to its last word, with the blank before it, and that word, for what may not drop to a line of its own. */
export function lastWord(text: string): [before: string, last: string] {
  const at = text.lastIndexOf(' ') + 1;
  return [text.slice(0, at), text.slice(at)];
}
