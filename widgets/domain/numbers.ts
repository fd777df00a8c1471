import { locales } from './languages.ts';
import type { Language } from './text.ts';

/** Whole euros from zero up, formatted: `€ 1.234` in Dutch, `€1,234` in English. */
export function euros(amount: number, lang: Language): string {
  return locales[lang].numbers[0] + written(amount, 0, lang);
}

/** A number from zero up with at most three decimals, formatted. */
export function decimal(value: number, lang: Language): string {
  // 1.0005 is stored as slightly less, but must be rounded as written.
  return written(value * (1 + Number.EPSILON), 3, lang);
}

/** Formatted without `Intl.NumberFormat`: its first use takes 50 ms on a cheap phone, just when a price is to be shown. */
function written(value: number, places: number, lang: Language): string {
  const [, thousands, decimals] = locales[lang].numbers;
  // The conversion to a number removes trailing zeros. At most three digits follow the decimal separator, so they get no thousands
  // separator.
  return String(+value.toFixed(places))
    .replace('.', decimals)
    .replace(/\B(?=(\d{3})+(?!\d))/g, thousands);
}
