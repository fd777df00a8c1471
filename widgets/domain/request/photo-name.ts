/** The object names that the bucket's insert policy accepts. The bucket is public, so a name must not be guessable. */
export const photoNamePattern = /^[0-9]{13}-[0-9a-z]{12}-[a-z0-9-]{1,60}\.(jpg|webp)$/;

/**
 * The object name of a photo: `TIMESTAMP-RANDOM-SANITISED_ORIGINAL.EXT` (rule `photo-name`).
 *
 * @param original the visitor's file name: accents are removed, other characters become a dash, and at most 60 characters are kept
 * @param type of the re-encoded picture
 * @param now milliseconds since 1970
 * @param random 12 characters of [0-9a-z]
 */
export function photoName(
  original: string,
  type: 'image/jpeg' | 'image/webp',
  now: number,
  random = randomText(),
): string {
  const stem = original
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase();
  const safe = stem
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return `${String(Math.trunc(now)).padStart(13, '0')}-${random}-${safe || 'foto'}.${type === 'image/webp' ? 'webp' : 'jpg'}`;
}

function randomText(): string {
  const digits = '0123456789abcdefghijklmnopqrstuvwxyz';
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => digits[byte % 36]).join('');
}
