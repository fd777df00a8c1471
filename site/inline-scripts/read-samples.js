// @ts-check
// The rules of the basket with samples, for pages without widgets: the same as in `widgets/domain/request/samples.ts`.

/**
 * The codes in a stored text: at most five, each once.
 *
 * @param {string | null} text
 * @returns {string[]}
 */
export function readSamples(text) {
  return [...new Set(text?.match(/\bWF-\d{3}\b/g))].slice(0, 5);
}

/**
 * With this code if it was not among them, without it if it was. A sixth is not added: the result is then `codes` itself.
 *
 * @param {string[]} codes
 * @param {string} code
 * @returns {string[]}
 */
export function toggled(codes, code) {
  if (codes.includes(code)) return codes.filter((each) => each !== code);
  return codes.length < 5 ? [...codes, code] : codes;
}
