/** Whether a text can be a client reference, as `newReference` makes them. Apart from it: a page that only checks one stays small. */
export function isReference(text: string): boolean {
  return /^WR-[2-9A-HJKMNP-Z]{8}$/.test(text);
}
