import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addressOf } from '../widgets/domain/addresses.ts';
import { decimal, euros } from '../widgets/domain/numbers.ts';
import { type Language, languages } from '../widgets/domain/text.ts';
import { languageSwitcherCopy } from '../widgets/language-switcher/language-switcher.copy.ts';
import { render } from './layouts/page.11ty.tsx';
import { fileOf, readAddress } from './lib/addresses.ts';
import { loadPages } from './lib/content/content.ts';
import { contextOf } from './lib/context.fixture.ts';
import { inlineScript } from './lib/inline-script.ts';
import { sitemap } from './lib/search/sitemap.ts';

/*
 * Adds a third language, German, as a translator would: an entry in the list, one page, and the words of one widget, without any code.
 * Words that are not translated yet are shown in English.
 */
vi.mock('../widgets/domain/languages.ts', async (original) => {
  const { locales } = await original<typeof import('../widgets/domain/languages.ts')>();
  return { locales: { ...locales, de: { tag: 'de-DE', numbers: ['€\u00a0', '.', ','], fallback: 'en' } } };
});

const de = 'de' as Language;
const folder = mkdtempSync(join(tmpdir(), 'third-language-'));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(() => {
  Object.assign(languageSwitcherCopy, { de: { label: 'Sprache', name: 'Deutsch' } });
});

const yaml = `
title: { nl: "Een proef met een derde taal", en: "A trial with a third language", de: "Ein Versuch mit einer dritten Sprache" }
description:
  nl: "${'Deze proef heeft een beschrijving die lang genoeg is voor een zoekmachine, want die kort af wat langer is en herschrijft de rest.'}"
  en: "${'This trial has a description that is long enough for a search engine, which cuts what is longer and rewrites what is shorter.'}"
  de: "${'Dieser Versuch hat eine Beschreibung, die lang genug ist: Suchmaschinen kürzen, was länger ist, und schreiben Kürzeres neu.'}"
sections:
  - type: questions
    title: { nl: Veelgestelde vragen, en: Frequent questions, de: Häufige Fragen }
    questions:
      - question: { nl: Wat kost het?, en: What does it cost?, de: Was kostet es? }
        answer:
          nl: "Een nieuwe keuken kost € {prices.newKitchenFrom}."
          en: "A new kitchen costs € {prices.newKitchenFrom}."
          de: "Eine neue Küche kostet € {prices.newKitchenFrom}."
      - question: { nl: Nog niet vertaald?, en: Not translated yet? }
        answer: { nl: Dan staat er Engels., en: Then English stands there. }
`;

function germanPage() {
  writeFileSync(join(folder, 'proef.yaml'), yaml);
  const [page] = loadPages(folder);
  if (!page) throw new Error('The fixture was not read.');
  const { site } = contextOf(page.route, de, { pages: [page] });
  const html = render({ site, item: { page, lang: de } });
  return { page, site, html, document: parseHTML(html).document };
}

describe('a page in a third language', () => {
  it('has an address under its code, and is found there', () => {
    expect(languages).toEqual(['nl', 'en', 'de']);
    expect(fileOf(addressOf('/proef', de))).toBe('/de/proef.html');
    expect(readAddress('/de/proef')).toEqual({ lang: 'de', route: '/proef' });
  });

  it('is in that language, and in the fallback language where it is not translated', () => {
    const { document } = germanPage();
    expect(document.documentElement.lang).toBe('de');
    expect(document.title).toContain('Ein Versuch mit einer dritten Sprache');
    const words = document.querySelector('main')?.textContent;
    expect(words).toContain('Häufige Fragen');
    expect(words).toContain('Then English stands there.');
  });

  it('writes numbers in the format of that language', () => {
    const { document } = germanPage();
    expect(document.querySelector('main')?.textContent).toMatch(
      /Eine neue Küche kostet €\u00a0\d{1,2}\.\d{3}\./,
    );
    expect(euros(1234, de)).toBe('€\u00a01.234');
    expect(decimal(0.5, de)).toBe('0,5');
  });

  it('links to its twins, and they link to it', () => {
    const { document, site } = germanPage();
    const twins = [...document.querySelectorAll('link[rel=alternate]')].map((link) => [
      link.getAttribute('hrefLang'),
      link.getAttribute('href'),
    ]);
    expect(twins).toEqual([
      ['nl', 'https://wrappie.test/proef'],
      ['en', 'https://wrappie.test/en/proef'],
      ['de', 'https://wrappie.test/de/proef'],
      ['x-default', 'https://wrappie.test/proef'],
    ]);
    expect(document.querySelector('meta[property="og:locale"]')?.getAttribute('content')).toBe('de_DE');
    expect(sitemap(site)).toContain(
      '<xhtml:link rel="alternate" hreflang="de" href="https://wrappie.test/de/proef"/>',
    );
  });

  it('is offered by the language switcher, in the words of that language', () => {
    const { html } = germanPage();
    const [switcher = ''] = /<wrap-language-switcher.*?<\/wrap-language-switcher>/s.exec(html) ?? [];
    expect(switcher).toContain('href-de="/de/proef"');
    expect(switcher).toContain('aria-label="Sprache"');
    const { document } = parseHTML(switcher.replaceAll(/<\/?template[^>]*>/g, ''));
    const links = [...document.querySelectorAll('a')].map((link) => [
      link.getAttribute('href'),
      link.getAttribute('aria-label'),
      link.getAttribute('aria-current'),
    ]);
    expect(links).toEqual([
      ['/proef', 'NL: Nederlands', null],
      ['/en/proef', 'EN: English', null],
      ['/de/proef', 'DE: Deutsch', 'true'],
    ]);
  });

  it('shows a widget without words in that language completely in the fallback language', () => {
    const { html } = germanPage();
    const [chat = ''] = /<wrap-chat.*?<\/wrap-chat>/s.exec(html) ?? [];
    expect(chat).toContain('<wrap-chat lang="en">');
    expect(chat).toContain('href="/en#contact"');
  });

  it.each([
    ['/over-ons', '/de/over-ons'],
    ['/en/over-ons', '/de/over-ons'],
    ['/en', '/de'],
    ['/de/over-ons', undefined],
  ])('a visitor who chose it and opens %s is led to %s', (pathname, twin) => {
    const replace = vi.fn<(to: string | URL) => void>();
    const location = { toString: () => `https://wrappie.test${pathname}`, replace };
    const names = ['location', 'localStorage', 'sessionStorage', 'document'];
    const run = new Function(...names, inlineScript('choose-language'));
    run(location, { language: 'de' }, {}, { referrer: '' });
    expect(replace.mock.calls[0]?.[0]?.toString()).toBe(twin && `https://wrappie.test${twin}`);
  });
});
