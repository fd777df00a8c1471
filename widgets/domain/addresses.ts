import { defaultLanguage, type Language } from './text.ts';

/**
 * The address of a route of our site in a language: `/over-ons` → `/en/over-ons`, `/` → `/en`, `/#contact` → `/en#contact`. Routes are the
 * addresses in the first language.
 */
export function addressOf(route: string, lang: Language): string {
  return lang === defaultLanguage ? route : `/${lang}${route.replace(/^\/(?=$|[?#])/, '')}`;
}

/** A text as an address, if it is a whole one. Safari before 17 has no `URL.canParse`. */
export function readUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
