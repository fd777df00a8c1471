/**
 * Whether a text can be a client reference, as `newReference` makes them. In a module of its own, so that a page that only checks one stays
 * small.
 */
export function isReference(text: string): boolean {
  return /^WR-[2-9A-HJKMNP-Z]{8}$/.test(text);
}
