import { locales } from './languages.ts';
import type { Language } from './text.ts';

/** Whole euros as people write them: `€ 1.234` in Dutch, `€1,234` in English. From zero up. */
export function euros(amount: number, lang: Language): string {
  return locales[lang].numbers[0] + written(amount, 0, lang);
}

/** A number from zero up with at most three decimals, as people write it. */
export function decimal(value: number, lang: Language): string {
  // 1.0005 is stored as a little less than it says, and what it says is what people round.
  return written(value * (1 + Number.EPSILON), 3, lang);
}

/** By hand: its first `Intl.NumberFormat` takes a cheap phone 50 ms, just when a price is to show. */
function written(value: number, places: number, lang: Language): string {
  const [, thousands, decimals] = locales[lang].numbers;
  // As a number again it has no zeros at its end. Behind the decimal sign three digits at most: none of them form a group.
  return String(+value.toFixed(places))
    .replace('.', decimals)
    .replace(/\B(?=(\d{3})+(?!\d))/g, thousands);
}
