import { describe, expect, it } from 'vitest';
import { articles, type BuiltPage, everyPage, isHidden, pageOf, pages } from './built-pages.ts';
import { fixedStrings } from './copy-rules.ts';
import { everythingSaid, headingsOf, linesOf, ownLines, sentencesOf, wordsOf } from './page-text.ts';
import { repeatedSentences } from './repeated-sentences.ts';

/** Marketing clichés, as verbs and adjectives only: the terms may speak of a defect that is "ontdekt". */
const banned = {
  nl: /\bontdek\b|\bnaadlo(os|ze)\b|naar een hoger niveau/i,
  en: /\bdiscover\b|\bseamless|\belevat(e|es|ed|ing)\b|\bunlock(s|ed|ing)?\b/i,
};
const informal = /(?<![\p{L}-])(je|jij|jou|jouw)(?![\p{L}-])/iu;
const title = { min: 10, max: 60 };
const description = { min: 120, max: 155 };
const article = { min: 700, max: 1100 };

describe.each(everyPage.map((page) => [page.address, page] as const))('%s', (_, page) => {
  it('uses no marketing clichés', () => {
    expect(saying(page, banned[page.lang])).toEqual([]);
  });

  it('addresses the visitor with u', () => {
    expect(page.lang === 'nl' ? saying(page, informal) : []).toEqual([]);
  });

  it('has no exclamation marks', () => {
    expect(saying(page, /!/)).toEqual([]);
  });

  it('has no unfinished text', () => {
    expect(
      saying(page, /lorem|ipsum|\bTODO\b|\bTBD\b|\bxxx\b|\{[\w.]+(?: [^{}:;]*)?\}|undefined|\[object/i),
    ).toEqual([]);
  });

  it('has one h1, and skips no level of heading', () => {
    const levels = headingsOf(page.document).map(({ localName }) => Number(localName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });
});

describe.each(pages.map((page) => [page.address, page] as const))('%s in search results', (_, page) => {
  it('has a title and a description of the right length', () => {
    expect(page.document.title.length).toBeGreaterThanOrEqual(title.min);
    expect(page.document.title.length).toBeLessThanOrEqual(title.max);
    expect(descriptionOf(page).length).toBeGreaterThanOrEqual(description.min);
    expect(descriptionOf(page).length).toBeLessThanOrEqual(description.max);
  });

  it('shares neither title nor description with another page', () => {
    const others = pages.filter((other) => other !== page && other.lang === page.lang && !isHidden(other));
    expect(
      others.filter((other) => other.document.title === page.document.title).map(({ address }) => address),
    ).toEqual([]);
    expect(
      others.filter((other) => descriptionOf(other) === descriptionOf(page)).map(({ address }) => address),
    ).toEqual([]);
  });
});

describe.each(pages.filter(({ lang }) => lang === 'en').map((page) => [page.route, page] as const))(
  '%s',
  (route, page) => {
    it('is translated', () => {
      const dutch = new Set(pageOf(route, 'nl') ? linesOf(pageOf(route, 'nl')!.document.body) : []);
      const same = linesOf(page.document.body).filter((line) => dutch.has(line) && wordsOf(line).length > 4);
      expect(same).toEqual([]);
    });
  },
);

describe.each(articles.map((page) => [page.address, page] as const))('%s', (_, page) => {
  it(`has ${article.min} to ${article.max} words`, () => {
    const read = linesOf(page.document.querySelector('[data-prose]')!, 'figcaption').join(' ').split(/\s+/);
    const count = read.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    expect(count).toBeGreaterThanOrEqual(article.min);
    expect(count).toBeLessThanOrEqual(article.max);
  });
});

it.each(['nl', 'en'] as const)('says no sentence on two pages (%s)', (lang) => {
  const copy = everyPage
    // The pages of the films share their sentences about price and care.
    .filter((page) => page.lang === lang && !/^\/kleuren-folie\/./.test(page.route))
    .map((page) => ({ page, sentences: ownLines(page).flatMap(sentencesOf) }));
  expect(repeatedSentences(copy)).toEqual([]);
});

function saying(page: BuiltPage, pattern: RegExp): string[] {
  const said = everythingSaid(page).map((line) =>
    fixedStrings.reduce((text, fixed) => text.replaceAll(fixed, ''), line),
  );
  return [...new Set(said.filter((line) => pattern.test(line)))];
}

function descriptionOf({ document }: BuiltPage): string {
  return document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
}
