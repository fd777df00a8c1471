import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadFacts } from '../../site/lib/content/facts.ts';
import { addressOf } from '../../widgets/domain/addresses.ts';
import { readCalculation } from '../../widgets/domain/calculator/calculation-link.ts';
import { readFilmFragment } from '../../widgets/domain/film/film-link.ts';
import { type BuiltPage, canonicalRoute, dist, everyPage, isHidden, pages, siteUrl } from './built-pages.ts';

const { company } = loadFacts();
const byAddress = new Map(everyPage.map((page) => [page.address, page]));

/** Second routes of the same page, with their canonical route (rule `page-addresses`). */
const twins: Readonly<Record<string, string>> = {
  '/platform-mockups': '/platform',
  '/terms-and-conditions': '/algemene-voorwaarden',
};

/** The values of `?service=` that the calculator accepts (rule `calculator-services`). */
const services = ['keuken', 'kozijnen', 'meubel', 'meubels', 'raamfolie', 'deuren', 'jacht', 'anders'];

/** Elements that load something, with the attributes that hold its address. Links in the head that only name an address load nothing. */
const loading = {
  'img, script, iframe, source, video, audio, track, embed, input': ['src', 'srcset', 'poster'],
  object: ['data'],
  'link:not([rel="canonical"], [rel="alternate"], [rel="me"])': ['href', 'imagesrcset'],
  'use, image': ['href', 'xlink:href'],
} as const;

describe.each(everyPage.map((page) => [page.address, page] as const))('%s', (_, page) => {
  it('has no link to a missing page or anchor', () => {
    expect(targetsOf(page).filter((target) => !exists(target, page))).toEqual([]);
  });

  it('leads to itself in every language (rule `language-page`)', () => {
    const addresses = Object.entries(alternatesOf(page)).map(
      ([lang, url]) => [lang, new URL(url).pathname] as const,
    );
    // A second route names the first one as its own, and a page for any address has none.
    if (!addresses.some(([, address]) => address === page.address)) return;
    const switcher = page.document.querySelector('wrap-language-switcher');
    for (const [lang, address] of addresses.filter(([lang]) => lang !== 'x-default'))
      expect(switcher?.getAttribute(`href-${lang}`)).toBe(address);
  });

  it('loads only files that exist', () => {
    const files = loadedBy(page).filter((url) => url.origin === siteUrl && !isPage(url));
    expect(files.filter(({ pathname }) => !existsSync(join(dist, decodeURI(pathname)))).map(String)).toEqual(
      [],
    );
  });

  it('loads nothing from another origin', () => {
    expect(
      loadedBy(page)
        .filter((url) => url.origin !== siteUrl && url.protocol !== 'data:')
        .map(String),
    ).toEqual([]);
  });

  it('opens other sites in a new tab, with rel="noopener"', () => {
    const outside = [...page.document.querySelectorAll('a[href]')].filter((link) => isOutside(link, page));
    const wrong = outside.filter(
      (link) =>
        !/^https:/.test(link.getAttribute('href')!) ||
        link.getAttribute('target') !== '_blank' ||
        !link.getAttribute('rel')?.split(' ').includes('noopener'),
    );
    expect(wrong.map((link) => link.getAttribute('href'))).toEqual([]);
  });

  it('opens the calculator with services that it accepts', () => {
    const asked = targetsOf(page).map((target) => new URL(target, siteUrl).searchParams.get('service'));
    expect(asked.filter((service) => service !== null && !services.includes(service))).toEqual([]);
  });
});

describe.each(pages.filter((page) => !isHidden(page)).map((page) => [page.address, page] as const))(
  '%s',
  (_, page) => {
    it('names its canonical address', () => {
      expect(canonicalRoute(page)).toBe(twins[page.route] ?? page.route);
      expect(hrefOf(page, 'link[rel="canonical"]')).toBe(
        siteUrl + addressOf(canonicalRoute(page), page.lang),
      );
      expect(page.document.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
      expect(page.document.querySelector('meta[property="og:url"]')?.getAttribute('content')).toBe(
        hrefOf(page, 'link[rel="canonical"]'),
      );
    });

    it('names its translation, which names it back; the default for other languages is Dutch', () => {
      const named = alternatesOf(page);
      // Search engines read the translations of the canonical page.
      if (twins[page.route]) return expect(named).toEqual({});
      expect(named).toEqual({
        nl: siteUrl + addressOf(page.route, 'nl'),
        en: siteUrl + addressOf(page.route, 'en'),
        'x-default': siteUrl + addressOf(page.route, 'nl'),
      });
      for (const url of Object.values(named)) {
        const other = byAddress.get(new URL(url).pathname);
        expect(other && alternatesOf(other)).toEqual(named);
      }
    });

    it('declares its language', () => {
      expect(page.document.documentElement.getAttribute('lang')).toBe(page.lang);
    });
  },
);

it('lists each page once in the sitemap, and no second routes', () => {
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  const expected = pages
    .filter((page) => !isHidden(page) && !twins[page.route])
    .map(({ address }) => siteUrl + address);
  expect(listed.map((url) => url!.replace(/\/$/, '')).sort()).toEqual(
    expected.map((url) => url.replace(/\/$/, '')).sort(),
  );
});

it.each(everyPage.map((page) => [page.address, page] as const))(
  '%s leads to reviews where it says read, and to the form for one where it says write',
  (_, { document }) => {
    const links = [...document.querySelectorAll('main a')].filter((link) =>
      /reviews? (?:op|on) Google/.test(link.textContent ?? ''),
    );
    for (const link of links)
      expect(link.getAttribute('href'), link.textContent ?? '').toBe(
        /Schrijf|Write/.test(link.textContent ?? '') ? company.mapReviewForm : company.mapReviews,
      );
  },
);

/** Links and forms to addresses on the site. */
function targetsOf({ document }: BuiltPage): string[] {
  const links = [...document.querySelectorAll('[href]:not(link), form[action]')];
  const targets = links.map((link) => link.getAttribute('href') ?? link.getAttribute('action')!);
  return [...new Set(targets)].filter((target) => /^[/#?]/.test(target) || target.startsWith(siteUrl));
}

function exists(target: string, from: BuiltPage): boolean {
  const { pathname, hash } = new URL(target, siteUrl + from.address);
  const page = byAddress.get(pathname);
  if (!page) return !isPage(new URL(pathname, siteUrl)) && existsSync(join(dist, pathname));
  const fragment = decodeURIComponent(hash.slice(1));
  // A room with a film, or a calculation, is read by the widget of that page.
  if (fragment.includes('?')) return Boolean(readFilmFragment(fragment)?.film ?? readCalculation(fragment));
  return hash === '' || page.document.getElementById(fragment) !== null;
}

/** Pages have no file extension, all other files have one. */
function isPage({ pathname }: URL): boolean {
  return !/\.\w+$/.test(pathname);
}

function isOutside(link: Element, from: BuiltPage): boolean {
  const { protocol, origin } = new URL(link.getAttribute('href')!, siteUrl + from.address);
  return /^https?:$/.test(protocol) && origin !== siteUrl;
}

/** Every address that the HTML makes a browser load, also in prerendered widgets and styles. */
function loadedBy({ document, address, html }: BuiltPage): URL[] {
  const roots = [document, ...[...document.querySelectorAll('template')].map(({ content }) => content)];
  const named = roots.flatMap((root) =>
    Object.entries(loading).flatMap(([elements, attributes]) =>
      [...root.querySelectorAll(elements)].flatMap((element) =>
        attributes.flatMap((name) => addressesIn(element.getAttribute(name) ?? '', name)),
      ),
    ),
  );
  const styled = [...html.matchAll(/url\(["']?([^"')]+)["']?\)|@import\s+["']([^"']+)/g)];
  return [...named, ...styled.map(([, url, imported]) => (url ?? imported)!)].map(
    (url) => new URL(url, siteUrl + address),
  );
}

function addressesIn(value: string, attribute: string): string[] {
  if (!attribute.endsWith('srcset')) return value ? [value] : [];
  return value
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0]!)
    .filter(Boolean);
}

function hrefOf({ document }: BuiltPage, selector: string): string | null | undefined {
  return document.querySelector(selector)?.getAttribute('href');
}

function alternatesOf({ document }: BuiltPage): Record<string, string> {
  const links = [...document.querySelectorAll('link[rel="alternate"][hreflang]')];
  return Object.fromEntries(
    links.map((link) => [link.getAttribute('hreflang')!, link.getAttribute('href')!]),
  );
}
