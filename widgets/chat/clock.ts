/**
 * `14:05`, on the visitor's own clock; a blank of the same height while the time is not known. All our languages write it so, and `Intl`
 * would take a slow phone longer than the rest of a message.
 *
 * @param timestamp ISO 8601, or empty
 */
export function clock(timestamp: string): string {
  return timestamp === '' ? '\u00a0' : new Date(timestamp).toTimeString().slice(0, 5);
}
