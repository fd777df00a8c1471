import { locales } from '../../../widgets/domain/languages.ts';
import type { Language } from '../../../widgets/domain/text.ts';

const units = 'm²|m|uur|jaar|dagen|weken|days|weeks|years|hours|%|°C';

/**
 * Keeps on one line what belongs together: a euro sign and its amount, a number and its unit, both ends of a range, a minus and its
 * number. The language decides whether a space follows the euro sign. Addresses of links stay unchanged.
 *
 * @param words a text with its facts filled in
 */
export function typeset(words: string, lang: Language): string {
  const pieces = words.split(/(\]\([^)]*\))/);
  return pieces.map((piece) => (piece.startsWith('](') ? piece : withoutBreaks(piece, lang))).join('');
}

/** A telephone number with non-breaking spaces. */
export function unbroken(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}

/** For machines, which set a text their own way: without the invisible character that joins a range. */
export function unjoined(words: string): string {
  return words.replaceAll('\u2060', '');
}

function withoutBreaks(words: string, lang: Language): string {
  return words
    .replace(/€ ?(?=\d)/g, locales[lang].numbers[0])
    .replace(new RegExp(`(\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu'), '$1\u00a0')
    .replace(/(?<![\p{L}\d.,])-(?=\d)/gu, '−')
    .replace(/(?<=\d)([-–])(?=€?\u00a0?\d)/g, '$1\u2060');
}
