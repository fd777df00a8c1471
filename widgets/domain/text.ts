import { type Locale, locales } from './languages.ts';

/** A language of ours, by its code. */
export type Language = keyof typeof locales;

/** The codes of all languages, in the order in which they are offered. */
export const languages = Object.keys(locales) as Language[];

/** The language that holds where nothing says otherwise. */
export const defaultLanguage = languages[0] as Language;

/** One text in every language. */
export type Text = Readonly<Record<Language, string>>;

/** How a language is written, and where its pages stand. */
export function localeOf(lang: Language): Locale {
  return locales[lang];
}

/** What stands there for a language: a text, or all texts of a part. A language that lacks it has it in its fallback. */
export function inLanguage<T>(said: Readonly<Record<Language, T>>, lang: Language): T {
  return said[lang] ?? said[localeOf(lang).fallback as Language];
}

/** What each language has of something. */
export function forEachLanguage<T>(make: (lang: Language) => T): Record<Language, T> {
  return Object.fromEntries(languages.map((lang) => [lang, make(lang)])) as Record<Language, T>;
}

/** One of our languages from any text such as `en-GB`; anything else is `undefined`. */
export function readLanguage(text: string | null | undefined): Language | undefined {
  const primary = text?.trim().toLowerCase().split('-')[0];
  return languages.find((language) => language === primary);
}
