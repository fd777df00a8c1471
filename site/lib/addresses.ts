import { addressOf } from '../../widgets/domain/addresses.ts';
import { defaultLanguage, type Language, languages } from '../../widgets/domain/text.ts';

/** The language and the route of an address, the inverse of `addressOf`: `/en/over-ons` → English, `/over-ons`. */
export function readAddress(address: string): { lang: Language; route: string } {
  for (const lang of languages) {
    const home = addressOf('/', lang);
    const rest = address.slice(home.length);
    if (lang === defaultLanguage || !address.startsWith(home) || !/^(?:$|[/?#])/.test(rest)) continue;
    return { lang, route: rest.startsWith('/') ? rest : `/${rest}` };
  }
  return { lang: defaultLanguage, route: address };
}

/** Whether a page is one of the workbench, which shows parts of other pages as examples. No visitor comes by it. */
export function isInWorkbench(address: string): boolean {
  return readAddress(address).route.startsWith('/workbench/');
}

/** The address of a route in every language. */
export function twinsOf(route: string): [Language, string][] {
  return languages.map((lang) => [lang, addressOf(route, lang)]);
}

/** The file that a static host serves at an address: `/en` → `/en.html`, `/` → `/index.html`. */
export function fileOf(address: string): string {
  return address === '/' ? '/index.html' : `${address}.html`;
}

/** The address at which a static host serves a file, the inverse of `fileOf`. */
export function addressOfFile(file: string): string {
  return file.replace(/\/index(\.html)?$|\.html$/, '') || '/';
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
