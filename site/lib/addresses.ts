import type { Lang } from '../schema/text.ts';

/** Where a route is found in a language: `/over-ons` → `/en/over-ons`, `/` → `/en`. An anchor and a query stay. */
export function addressOf(route: string, lang: Lang): string {
  if (lang === 'nl') return route;
  return route.startsWith('/') && /^\/(?:$|[?#])/.test(route) ? `/en${route.slice(1)}` : `/en${route}`;
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
