import type { Language } from './text.ts';

/** Whole euros as people write them: `€ 1.234` in Dutch, `€1,234` in English. */
export function euros(amount: number, lang: Language): string {
  const format = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(locales[lang], format).format(amount);
}

/** A number with at most three decimals, as people write it. */
export function decimal(value: number, lang: Language): string {
  return new Intl.NumberFormat(locales[lang], { maximumFractionDigits: 3 }).format(value);
}

const locales = { nl: 'nl-NL', en: 'en-IE' } as const;
