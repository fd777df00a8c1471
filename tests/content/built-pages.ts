import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { environment } from '../../site/lib/environment.ts';
import type { Language } from '../../widgets/domain/text.ts';
import { publicAddresses } from '../support/built-pages.ts';

export const dist = join(import.meta.dirname, '../../dist');
export const siteUrl = environment().siteUrl;

/** A page as written in `dist/`. */
export interface BuiltPage {
  /** Its address: `/en/over-ons`. */
  address: string;
  /** The Dutch route, the same for both languages: `/over-ons`. */
  route: string;
  lang: Language;
  html: string;
  document: Document;
}

/** The not-found pages. They have no address of their own, and no twin. */
export const notFoundPages: readonly BuiltPage[] = ['/404', '/en/404', '/blog/404', '/en/blog/404'].map(read);

/** All pages for visitors and search engines. */
export const pages: readonly BuiltPage[] = publicAddresses.map(read);

export const everyPage: readonly BuiltPage[] = [...pages, ...notFoundPages];

/** The articles of the blog. */
export const articles: readonly BuiltPage[] = pages.filter(({ route }) => /^\/blog\/./.test(route));

/** The page of a route, in a language. */
export function pageOf(route: string, lang: Language): BuiltPage | undefined {
  return pages.find((page) => page.route === route && page.lang === lang);
}

/** The canonical route: its own, except for the second of two routes with the same page. */
export function canonicalRoute({ document, lang, route }: BuiltPage): string {
  const href = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  return href ? routeOf(new URL(href).pathname, lang) : route;
}

/** Whether the page is `noindex`. */
export function isHidden({ document }: BuiltPage): boolean {
  return (document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? '').includes('noindex');
}

function read(address: string): BuiltPage {
  const html = readFileSync(join(dist, address === '/' ? 'index.html' : `${address}.html`), 'utf8');
  const lang = /^\/en(\/|$)/.test(address) ? 'en' : 'nl';
  return { address, route: routeOf(address, lang), lang, html, document: parse(html) };
}

/** Parses a page like a browser, with attribute names in lower case. The parser keeps them as React writes them (`dateTime`). */
function parse(html: string): Document {
  const { document } = parseHTML(html);
  for (const element of document.querySelectorAll(':not(svg, svg *)'))
    for (const { name, value } of [...element.attributes])
      if (/[A-Z]/.test(name)) {
        element.removeAttribute(name);
        element.setAttribute(name.toLowerCase(), value);
      }
  return document;
}

function routeOf(address: string, lang: Language): string {
  return lang === 'nl' ? address : address.replace(/^\/en(?=\/|$)/, '') || '/';
}
