/**
 * A message as words: lower case, without accents, apostrophes and punctuation, with one space before and after each word. A phrase of whole
 * words is then found by searching for it with a space on either side.
 */
export function chatWords(message: string): string {
  const plain = message
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '');
  return ` ${plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}

/** Whether the words contain one of the phrases: `offerte|prijs`. */
export function says(words: string, phrases: string): boolean {
  return phrases.split('|').some((phrase) => words.includes(` ${phrase} `));
}

/**
 * Words as they sound, so that common slips of spelling make no difference: `kozyn` is `kozijn`, `anuleren` is `annuleren`. Patterns are
 * converted like messages.
 */
export function soundOf(words: string): string {
  return words
    .replace(/([b-df-hj-np-tv-y])\1/g, '$1')
    .replace(/ij|ei/g, 'y')
    .replaceAll('z', 's')
    .replace(/c(?!h)/g, 'k')
    .replaceAll('ph', 'f');
}

const patterns = new Map<string, RegExp>();

/**
 * Whether words, as `heardIn` returns them, match one of the phrases of a pattern. A pattern is a regular expression in which `*` stands for
 * the rest of a word, ` .. ` for up to four words, and `<` and `>` for the start and the end of the message. Spaces within a phrase are optional:
 * people write both `hoe lang` and `hoelang`.
 */
export function hears(heard: string, pattern: string): boolean {
  let compiled = patterns.get(pattern);
  if (!compiled) {
    const source = soundOf(pattern)
      .replaceAll('*', '\\S*')
      .replace(/ \.\. | /g, (gap) => (gap === ' ' ? ' ?' : '(?: \\S+){0,4} '));
    compiled = new RegExp(` (?:${source}) `);
    patterns.set(pattern, compiled);
  }
  return compiled.test(heard);
}

/** The words of a message as `hears` takes them. */
export function heardIn(message: string): string {
  return ` <${soundOf(chatWords(message))}> `;
}
