/** Counts the words of a piece of markdown that a reader sees. Addresses, pictures, table lines and signs do not count. */
export function countWords(markdown: string): number {
  const read = markdown.replace(/\]\([^)]*\)/g, '] ').replace(/[|*_#>`[\]]/g, ' ');
  return read.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
