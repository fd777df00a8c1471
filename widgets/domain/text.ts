import { type Language, locales } from './languages.ts';

export type { Language };

/** The codes of all languages, in the order in which they are offered. */
export const languages = Object.keys(locales) as Language[];

/** The default language. */
export const defaultLanguage = languages[0] as Language;

/** One text in every language. */
export type Text = Readonly<Record<Language, string>>;

/** Makes a value for each language. */
export function forEachLanguage<T>(make: (lang: Language) => T): Record<Language, T> {
  return Object.fromEntries(languages.map((lang) => [lang, make(lang)])) as Record<Language, T>;
}

/** Reads one of our languages from a text such as `en-GB`; any other text is `undefined`. */
export function readLanguage(text: string | null | undefined): Language | undefined {
  const primary = text?.trim().toLowerCase().split('-')[0];
  return languages.find((language) => language === primary);
}
