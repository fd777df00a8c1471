/** A moment (ISO 8601) as the local pages show it, to the second. */
export function localTime(moment: string): string {
  return new Date(moment).toLocaleString('nl-NL', { dateStyle: 'medium', timeStyle: 'medium' });
}
