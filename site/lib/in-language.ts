import { type Language, locales } from '../../widgets/domain/languages.ts';

/** What stands there in a language: a text, or all texts of a part. What it lacks is said in its fallback. */
export function inLanguage<T>(said: Readonly<Record<Language, T>>, lang: Language): T {
  return said[lang] ?? said[locales[lang].fallback as Language];
}
