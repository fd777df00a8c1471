import { locales } from '../../widgets/domain/languages.ts';
import { articleMetaOf } from '../lib/content/article-meta.ts';
import type { Article } from '../lib/content/articles.ts';
import { type PageContext, say } from '../lib/page-context.ts';

/** The details shown with an article (date, author, reading time), in the page's language. */
export interface ArticleWords {
  title: string;
  excerpt: string;
  category: string;
  /** The date in long form. */
  date: string;
  readingTime: string;
}

export function articleWords(context: PageContext, article: Article): ArticleWords {
  const { meta, readingTime } = article;
  const { lang, site } = context;
  const { title, excerpt } = articleMetaOf(context, article);
  const minutes = readingTime[lang];
  return {
    title,
    excerpt,
    category: site.local[lang].blog.categories[meta.category],
    date: new Date(meta.date).toLocaleDateString(locales[lang].tag, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
    readingTime: say(context, {
      nl: `${minutes}\u00a0${minutes === 1 ? 'minuut' : 'minuten'}\u00a0lezen`,
      en: `${minutes}\u2011minute\u00a0read`,
    }),
  };
}
