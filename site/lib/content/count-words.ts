/** Counts the words of a piece of markdown that a reader sees. Addresses, pictures, table lines and signs do not count. */
export function countWords(markdown: string): number {
  // A quoted fact or figure reads as one word, however long its description is.
  const read = markdown
    .replace(/\{[^{}]*\}/g, '1')
    .replace(/\]\([^)]*\)/g, '] ')
    .replace(/[|*_#>`[\]]/g, ' ');
  return read.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
