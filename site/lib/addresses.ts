import { addressOf } from '../../widgets/domain/addresses.ts';
import { locales } from '../../widgets/domain/languages.ts';
import { defaultLanguage, type Language, languages } from '../../widgets/domain/text.ts';

/** The language and the route of an address, the reverse of `addressOf`: `/en/over-ons` → English, `/over-ons`. */
export function readAddress(address: string): { lang: Language; route: string } {
  const lang = languages.find((each) => isBelow(address, locales[each].prefix)) ?? defaultLanguage;
  const rest = address.slice(locales[lang].prefix.length);
  return { lang, route: rest.startsWith('/') ? rest : `/${rest}` };
}

/** Whether an address is the prefix of a language, or begins with it. */
function isBelow(address: string, prefix: string): boolean {
  return prefix !== '' && address.startsWith(prefix) && /^(?:$|[/?#])/.test(address.slice(prefix.length));
}

/** The address of a route in every language. */
export function twinsOf(route: string): [Language, string][] {
  return languages.map((lang) => [lang, addressOf(route, lang)]);
}

/** The file that a static host serves at an address: `/en` → `/en.html`, `/` → `/index.html`. */
export function fileOf(address: string): string {
  return address === '/' ? '/index.html' : `${address}.html`;
}

/** The route of a page's YAML file, from its path under site/content/pages: `diensten/index.yaml` → `/diensten`. */
export function routeOf(file: string): string {
  const path = file
    .replaceAll('\\', '/')
    .replace(/\.yaml$/, '')
    .replace(/(^|\/)index$/, '');
  return `/${path}`;
}

/** Path without anchor and query. */
export function pathOf(href: string): string {
  return href.replace(/[?#].*$/, '');
}
