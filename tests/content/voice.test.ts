import { describe, expect, it } from 'vitest';
import { type BuiltPage, everyPage, isHidden } from './built-pages.ts';
import { fixedStrings } from './copy-rules.ts';
import { everythingSaid } from './page-text.ts';
import { clipped, countingHeadings, givesReason, leadOf, paragraphsOf, shareOfShort } from './voice.ts';
import { unfinished, unfinishedHeadings } from './voice-exceptions.ts';

const mostShort = 0.2;

/** A page with less text has no share to speak of. */
const enough = 10;

/** Phrases that were translated, or that say nothing, and spellings that we do not use. */
const unwanted = {
  nl: /\bu heeft\b|\bjullie\b|\bVOC\b|\b(de|alle|losse|en|tien|zes|vier) laden\b|beuken fineer|(?<!^)leatherlook|lederlook/i,
  en: /\bRather [a-z]+\b(?=.*\?)|\bset beside\b|\bclad\b|handsome|\bdo the sums\b|to know, not|What is good stays|\be-mail|\b(color|gray|center|favorite|aluminum)|\b(custom|organ|recogn|real)iz/i,
};

const written = everyPage.filter((page) => paragraphsOf(page).length >= enough && !isHidden(page));

describe.each(written.map((page) => [page.address, page] as const))('%s', (address, page) => {
  const text = paragraphsOf(page);
  const left = unfinished[address];

  it('has few sentences of five words or fewer', () => {
    expect(shareOfShort(text)).toBeLessThanOrEqual(left?.short ?? mostShort);
  });

  it('has no two of them in a row', () => {
    expect(clipped(text).slice(left?.clipped ?? 0)).toEqual([]);
  });

  it('opens with a reason', () => {
    expect(left?.lead || givesReason(leadOf(page) ?? '', page.lang) || leadOf(page)).toBe(true);
  });
});

describe.each(everyPage.map((page) => [page.address, page] as const))('%s', (address, page) => {
  it('uses no unwanted phrase or spelling', () => {
    expect(saying(page, unwanted[page.lang]).slice(unfinished[address]?.unwanted ?? 0)).toEqual([]);
  });

  it('names no year gone by in its title', () => {
    const titles = [page.document.title, page.document.querySelector('h1')?.textContent, leadOf(page)];
    expect(unfinished[address]?.year ? [] : titles.filter((title) => title?.includes('2025'))).toEqual([]);
  });
});

it.each(['nl', 'en'] as const)('has at most two headings that count what follows (%s)', (lang) => {
  const headings = everyPage.filter((page) => page.lang === lang).flatMap(countingHeadings);
  expect([...new Set(headings)].slice(unfinishedHeadings[lang])).toEqual([]);
});

function saying(page: BuiltPage, pattern: RegExp): string[] {
  const fixed = (line: string) => fixedStrings.reduce((text, string) => text.replaceAll(string, ''), line);
  return [...new Set(everythingSaid(page).map(fixed))].filter((line) => pattern.test(line));
}
