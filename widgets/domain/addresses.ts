import { defaultLanguage, type Language } from './text.ts';

/**
 * Where a route of our site is found in a language: `/over-ons` → `/en/over-ons`, `/` → `/en`, `/#contact` → `/en#contact`.
 * Routes are the addresses of the first language.
 */
export function addressOf(route: string, lang: Language): string {
  return lang === defaultLanguage ? route : `/${lang}${route.replace(/^\/(?=$|[?#])/, '')}`;
}
