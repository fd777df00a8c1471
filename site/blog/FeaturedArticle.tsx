import type { Article } from '../lib/content/articles.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { PictureOf } from '../parts/PictureOf.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { frameEnd } from '../sections/frame.ts';
import { articleWords } from './article-words.ts';

/** Width of the picture, also used by its preload. */
export const featuredSizes = '(min-width:1024px) 58vw, 100vw';

/** The article that opens the blog: its picture runs off the page on the left. */
export function FeaturedArticle({ context, article }: { context: PageContext; article: Article }) {
  const { title, excerpt, category, date, readingTime } = articleWords(context, article);
  const words = say(context, {
    nl: { label: 'Uitgelicht', read: 'Lees het artikel' },
    en: { label: 'Featured', read: 'Read the article' },
  });
  return (
    <article
      data-category={article.meta.category}
      className={`relative lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16 ${frameEnd}`}
    >
      <div className="overflow-hidden lg:rounded-r-xl">
        <PictureOf
          context={context}
          id={article.meta.picture}
          sizes={featuredSizes}
          first
          crop
          decorative
          className="w-full aspect-[4/3] md:aspect-[2/1] lg:aspect-[3/2]"
        />
      </div>
      <div className="px-4 md:px-8 lg:px-0 pt-6 lg:pt-0 self-center">
        <p className="text-sm">
          <span className="font-semibold text-brass-dark">{words.label}</span>
          <span className="text-ink-soft"> · {category}</span>
        </p>
        <h2 className="mt-3 text-title">{title}</h2>
        <p className="mt-4 text-lg text-ink-soft max-w-prose">{excerpt}</p>
        <p className="mt-4 text-sm text-ink-soft">
          <time dateTime={article.meta.date}>{date}</time> · {readingTime}
        </p>
        <TextLink context={context} to={article.route} label={words.read} cover className="mt-4" />
      </div>
    </article>
  );
}
