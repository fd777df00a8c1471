import { type Language, locales } from '../../widgets/domain/languages.ts';

/** The entry for a language, or for its fallback language if it has none. */
export function inLanguage<T>(said: Readonly<Record<Language, T>>, lang: Language): T {
  return said[lang] ?? said[locales[lang].fallback as Language];
}
