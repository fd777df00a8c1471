import { addressOf } from '../../widgets/domain/addresses.ts';
import type { Language } from '../../widgets/domain/text.ts';
import { pathOf } from './addresses.ts';
import { inLanguage } from './in-language.ts';
import type { Site } from './site.ts';

/** What the parts of a page need to know about the page. */
export interface PageContext {
  site: Site;
  lang: Language;
  /** The Dutch route: the same for both languages. */
  route: string;
}

/** Address of a route in the page's language, or undefined if there is no such page. */
export function linkTo({ site, lang }: PageContext, route: string): string | undefined {
  return site.routes.has(pathOf(route)) ? addressOf(route, lang) : undefined;
}

/** Address of the contact section: on the home page its own, elsewhere that of the home page. */
export function quoteAddress({ lang, route }: PageContext): string {
  return route === '/' ? '#contact' : addressOf('/#contact', lang);
}

/** The text in the page's language. */
export function say<T>({ lang }: PageContext, words: Readonly<Record<Language, T>>): T {
  return inLanguage(words, lang);
}
