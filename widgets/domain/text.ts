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
