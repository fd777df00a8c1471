import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { article } from '../context.fixture.ts';
import { featuredAmong, loadArticles, nextAfter } from './articles.ts';
import { countWords } from './count-words.ts';

const description = {
  nl: 'Een omschrijving die lang genoeg is voor een zoekmachine, met precies de woorden die een bezoeker zou willen lezen voor hij klikt.',
  en: 'A description that is long enough for a search engine, holding just the words that a visitor would want to read before a click.',
};
const meta = { ...article.meta, title: { nl: 'Een titel', en: 'Some title' }, description };

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function blogOf(
  articles: Record<string, { words?: number; nl?: string; en?: string; meta?: object; metaFile?: string }>,
): string {
  const root = mkdtempSync(join(tmpdir(), 'blog-'));
  folders.push(root);
  for (const [slug, { words = 900, nl, en, meta: more, metaFile = 'meta.yaml' }] of Object.entries(
    articles,
  )) {
    mkdirSync(join(root, slug));
    writeFileSync(
      join(root, slug, metaFile),
      stringify({ ...meta, title: { nl: `Een titel ${slug}`, en: `Some title ${slug}` }, ...more }),
    );
    writeFileSync(join(root, slug, 'nl.md'), nl ?? 'woord '.repeat(words));
    if (en !== '') writeFileSync(join(root, slug, 'en.md'), en ?? 'word '.repeat(words));
  }
  return root;
}

describe('the blog', () => {
  it('has its articles in order, the newest first, with their reading times', () => {
    const articles = loadArticles(blogOf({ oud: { meta: { date: '2024-01-01' } }, nieuw: { words: 1090 } }));
    expect(articles.map(({ route }) => route)).toEqual(['/blog/nieuw', '/blog/oud']);
    expect(articles[0]?.readingTime).toEqual({ nl: 5, en: 5 });
    expect(nextAfter(articles, articles[0]!)?.slug).toBe('oud');
    expect(nextAfter(articles, articles[1]!)?.slug).toBe('nieuw');
    expect(featuredAmong(articles)?.slug).toBe('nieuw');
  });

  it.each([
    ['too short', { kort: { words: 699 } }, 'kort/nl.md: 699 words, should be 700 to 1100'],
    ['too long', { lang: { words: 1101 } }, 'lang/en.md: 1101 words, should be 700 to 1100'],
    ['one language', { half: { en: '' } }, 'half/en.md: missing translation (en)'],
    ['no meta.yaml', { kaal: { metaFile: 'meta' } }, 'kaal/meta.yaml: is missing; docs/content.md, "Add an'],
    ['another name', { yml: { metaFile: 'meta.yml' } }, 'yml/meta.yaml: is missing; rename meta.yml'],
    ['an h1', { kop: { nl: `# Kop\n\n${'woord '.repeat(900)}` } }, 'kop/nl.md: the title is in meta.yaml'],
    ['an unknown category', { soort: { meta: { category: 'nieuws' } } }, 'category'],
    ['a bad slug', { Kop_1: {} }, 'a slug has small letters'],
    ['two featured', { a: { meta: { featured: true } }, b: { meta: { featured: true } } }, 'not a and b'],
  ])('refuses %s', (_, articles, message) => {
    expect(() => loadArticles(blogOf(articles))).toThrow(message);
  });
});

it.each([
  ['## Een kop\n\nTwee **vette** woorden, en [een link](/ergens/heen).', 8],
  ['| a | b |\n| --- | --- |\n| € 150 - 400 | c |', 5],
  ['{claims.savingPercent}% minder', 2],
])('counts the words of %j', (markdown, count) => {
  expect(countWords(markdown)).toBe(count);
});
