import { locales } from '../../../widgets/domain/languages.ts';
import type { Language } from '../../../widgets/domain/text.ts';

const units = 'm²|m|uur|jaar|dagen|weken|days|weeks|years|hours|%|°C';

/**
 * Keeps on one line what belongs together: a euro sign and its amount, a number and its unit, both ends of a range, a minus and its
 * number. Whether an amount has a space after its sign is the language's. Where links lead to stays as it is.
 *
 * @param words a text with its facts filled in
 */
export function typeset(words: string, lang: Language): string {
  const pieces = words.split(/(\]\([^)]*\))/);
  return pieces.map((piece) => (piece.startsWith('](') ? piece : settled(piece, lang))).join('');
}

/** A telephone number whose blanks do not break. */
export function unbroken(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}

/** For machines that show a text their own way: without the sign that joins a range. */
export function unjoined(words: string): string {
  return words.replaceAll('\u2060', '');
}

function settled(words: string, lang: Language): string {
  return words
    .replace(/€ ?(?=\d)/g, locales[lang].numbers[0])
    .replace(new RegExp(`(\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu'), '$1\u00a0')
    .replace(/(?<![\p{L}\d.,])-(?=\d)/gu, '−')
    .replace(/(?<=\d)([-–])(?=€?\u00a0?\d)/g, '$1\u2060');
}
