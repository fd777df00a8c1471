import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { locales } from '../../../widgets/domain/languages.ts';
import { forEachLanguage, type Language, languages, type Text } from '../../../widgets/domain/text.ts';
import { type ArticleMeta, articleMeta } from '../../schema/article.ts';
import { Collected, ContentMistakes } from './content-mistakes.ts';
import { countWords } from './count-words.ts';
import { readYaml } from './read-yaml.ts';

const folder = 'site/content/blog';
const words = { min: 700, max: 1100 } as const;
const wordsAMinute = 200;

/** An article of the blog, in both languages. */
export interface Article {
  slug: string;
  /** Address of the Dutch article. */
  route: string;
  /** Its folder, for error messages. */
  file: string;
  meta: ArticleMeta;
  /** Its body, as markdown. */
  body: Text;
  words: Record<Language, number>;
  /** Reading time in whole minutes. */
  readingTime: Record<Language, number>;
}

/**
 * All articles under site/content/blog, the newest first.
 *
 * @throws ContentMistakes with every mistake in every article, not only the first
 */
export function loadArticles(root = folder): Article[] {
  const slugs = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const collected = new Collected();
  const articles = slugs.flatMap((slug) => {
    const article = collected.from(() => loadArticle(root, slug));
    if (article) collected.add(...mistakesIn(article));
    return article ? [article] : [];
  });
  const featured = articles.filter(({ meta }) => meta.featured);
  if (featured.length > 1)
    collected.add(
      `${root}: only one article can be featured, not ${featured.map(({ slug }) => slug).join(' and ')}`,
    );
  collected.throwIfAny();
  return articles.sort((a, b) => b.meta.date.localeCompare(a.meta.date) || a.slug.localeCompare(b.slug));
}

/** The article at the top of the blog: the one marked as featured, else the newest. */
export function featuredAmong(articles: readonly Article[]): Article | undefined {
  return articles.find(({ meta }) => meta.featured) ?? articles[0];
}

/** The article to read next: the one written before it. After the oldest comes the newest. */
export function nextAfter(articles: readonly Article[], { slug }: Article): Article | undefined {
  const index = articles.findIndex((article) => article.slug === slug);
  const next = articles[(index + 1) % articles.length];
  return next?.slug === slug ? undefined : next;
}

function loadArticle(root: string, slug: string): Article {
  const file = join(root, slug);
  const meta = readMeta(join(file, 'meta.yaml'));
  const body = forEachLanguage((lang) => read(file, lang));
  const count = forEachLanguage((lang) => countWords(body[lang]));
  const readingTime = forEachLanguage((lang) => minutes(count[lang]));
  return { slug, route: `/blog/${slug}`, file, meta, body, words: count, readingTime };
}

function readMeta(file: string): ArticleMeta {
  if (existsSync(file)) return readYaml(file, articleMeta);
  const other = readdirSync(dirname(file)).find((name) => /\.ya?ml$/.test(name));
  const remedy = other ? `rename ${other}` : 'docs/content.md, "Add an article", shows what it holds';
  throw new ContentMistakes([`${file}: is missing; ${remedy}`]);
}

function read(file: string, lang: Language): string {
  try {
    return readFileSync(join(file, `${lang}.md`), 'utf8');
  } catch {
    const { fallback } = locales[lang];
    if (fallback) return read(file, fallback as Language);
    throw new ContentMistakes([`${join(file, `${lang}.md`)}: missing translation (${lang})`]);
  }
}

function mistakesIn({ file, slug, body, words: count }: Article): string[] {
  const wrong = languages.flatMap((lang) => {
    const place = join(file, `${lang}.md`);
    return [
      ...(count[lang] < words.min || count[lang] > words.max
        ? [`${place}: ${count[lang]} words, should be ${words.min} to ${words.max}`]
        : []),
      ...(/^#\s/m.test(body[lang]) ? [`${place}: the title is in meta.yaml, so headings begin at ##`] : []),
    ];
  });
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)
    ? wrong
    : [...wrong, `${file}: a slug has small letters, digits and hyphens`];
}

function minutes(count: number): number {
  return Math.max(1, Math.round(count / wordsAMinute));
}
