import { addressOf } from '../../widgets/domain/addresses.ts';
import type { Language } from '../../widgets/domain/text.ts';
import { pathOf } from './addresses.ts';
import { inLanguage } from './in-language.ts';
import type { Site } from './site.ts';

/** What every part of a page may need to know of the page it stands on. */
export interface PageContext {
  site: Site;
  lang: Language;
  /** The Dutch route: the same for both languages. */
  route: string;
}

/** Address of a route in the page's language, or undefined while there is no such page. */
export function linkTo({ site, lang }: PageContext, route: string): string | undefined {
  return site.routes.has(pathOf(route)) ? addressOf(route, lang) : undefined;
}

/** Where a quote is asked for: the contact section of this page if it is the home page, else that of the home page. */
export function quoteAddress({ lang, route }: PageContext): string {
  return route === '/' ? '#contact' : addressOf('/#contact', lang);
}

/** The page's own words for a language. */
export function say<T>({ lang }: PageContext, words: Readonly<Record<Language, T>>): T {
  return inLanguage(words, lang);
}
