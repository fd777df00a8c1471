/** The two languages of everything we say. */
export const languages = ['nl', 'en'] as const;
export type Language = (typeof languages)[number];

/** One text in both languages. */
export type Text = Readonly<Record<Language, string>>;

/** `nl` or `en` from any text such as `en-GB`; anything else is `undefined`. */
export function readLanguage(text: string | null | undefined): Language | undefined {
  const primary = text?.trim().toLowerCase().split('-')[0];
  return languages.find((language) => language === primary);
}

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
