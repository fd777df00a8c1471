import { type Language, locales } from './languages.ts';

export type { Language };

/** The codes of all languages, in the order in which they are offered. */
export const languages = Object.keys(locales) as Language[];

/** The language that holds where nothing says otherwise. */
export const defaultLanguage = languages[0] as Language;

/** One text in every language. */
export type Text = Readonly<Record<Language, string>>;

/** What each language has of something. */
export function forEachLanguage<T>(make: (lang: Language) => T): Record<Language, T> {
  return Object.fromEntries(languages.map((lang) => [lang, make(lang)])) as Record<Language, T>;
}

/** One of our languages from any text such as `en-GB`; anything else is `undefined`. */
export function readLanguage(text: string | null | undefined): Language | undefined {
  const primary = text?.trim().toLowerCase().split('-')[0];
  return languages.find((language) => language === primary);
}
