/**
 * A message as words: lower case, without accents and punctuation, with one space before and after each word. A phrase of whole words is
 * then found by searching for it with a space on either side.
 */
export function chatWords(message: string): string {
  const plain = message.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  return ` ${plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}

/** Whether the words contain one of the phrases: `offerte|prijs`. */
export function says(words: string, phrases: string): boolean {
  return phrases.split('|').some((phrase) => words.includes(` ${phrase} `));
}
