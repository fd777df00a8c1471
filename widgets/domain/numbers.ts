import { type Language, localeOf } from './text.ts';

/** Whole euros as people write them: `€ 1.234` in Dutch, `€1,234` in English. From zero up. */
export function euros(amount: number, lang: Language): string {
  return localeOf(lang).euro + written(amount, 0, lang);
}

/** A number from zero up with at most three decimals, as people write it. */
export function decimal(value: number, lang: Language): string {
  // 1.0005 is stored as a little less than it says, and what it says is what people round.
  return written(value * (1 + Number.EPSILON), 3, lang);
}

/** By hand: its first `Intl.NumberFormat` takes a cheap phone 50 ms, just when a price is to show. */
function written(value: number, decimals: number, lang: Language): string {
  const { decimal, thousands } = localeOf(lang);
  const [whole = '', fraction = ''] = value.toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  const rest = fraction.replace(/0+$/, '');
  return rest ? grouped + decimal + rest : grouped;
}
