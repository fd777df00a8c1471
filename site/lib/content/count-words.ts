/** How many words a reader meets in a piece of markdown: addresses, pictures, table rules and signs do not count. */
export function countWords(markdown: string): number {
  const read = markdown.replace(/\]\([^)]*\)/g, '] ').replace(/[|*_#>`[\]]/g, ' ');
  return read.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
