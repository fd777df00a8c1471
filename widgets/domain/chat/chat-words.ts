/**
 * A message as words: lower case, without accents and punctuation, one space before and after each. So a phrase of whole
 * words is found by looking for it between spaces.
 */
export function chatWords(message: string): string {
  const plain = message.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  return ` ${plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}

/** Whether the words hold one of the phrases: `offerte|prijs`. */
export function says(words: string, phrases: string): boolean {
  return phrases.split('|').some((phrase) => words.includes(` ${phrase} `));
}
