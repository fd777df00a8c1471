/*
 * The free samples that a visitor wants: codes of films, kept on the device until they are asked for (rule `samples`). Apart from the list
 * of films, because a form reads them before it needs that list.
 */

/** How many samples one request can ask for. */
export const mostSamples = 5;

/** The codes in a stored text: those of any other form are left out, and so is what is too much. Never throws. */
export function readSamples(text: string | undefined): readonly string[] {
  const codes = text?.match(/\bWF-\d{3}\b/g) ?? [];
  return [...new Set(codes)].slice(0, mostSamples);
}

/** The text that is stored. */
export function writeSamples(codes: readonly string[]): string {
  return codes.join(' ');
}

/** With this sample if it was not among them, without it if it was. A sample too many is not added. */
export function toggled(codes: readonly string[], code: string): readonly string[] {
  if (codes.includes(code)) return codes.filter((each) => each !== code);
  return codes.length < mostSamples ? [...codes, code] : codes;
}
