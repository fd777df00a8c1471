import type { Article } from '../lib/content/articles.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { PictureOf } from '../parts/PictureOf.tsx';
import { frame, frameStart } from '../sections/frame.ts';
import { articleWords } from './article-words.ts';
import { BackToBlog } from './BackToBlog.tsx';

/** Width of the picture, also used by its preload. */
export const articleSizes = '(min-width:1024px) 92vw, 100vw';

/** What the article is about, who wrote it and when, over a picture that runs off the page on the right. */
export function ArticleHead({ context, article }: { context: PageContext; article: Article }) {
  const { title, excerpt, category, date, readingTime } = articleWords(context, article);
  return (
    <header>
      <div className={`${frame} pt-1 lg:pt-6 pb-8 lg:pb-12`}>
        <BackToBlog context={context} />
        <div className="mt-3 lg:mt-8 lg:grid lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:gap-16 lg:items-end">
          <div>
            <p className="text-sm font-semibold text-brass-dark">{category}</p>
            <h1 className="mt-2 text-title lg:text-[3.75rem] lg:leading-none lg:tracking-[-0.035em] max-w-[42rem] lg:max-w-3xl">
              {title}
            </h1>
          </div>
          <div className="mt-4 lg:mt-0 lg:pb-1">
            <p className="text-lg max-w-prose">{excerpt}</p>
            <p className="mt-3 text-sm text-ink-soft">
              {say(context, { nl: 'Door', en: 'By' })} {article.meta.author}
              <br />
              <time dateTime={article.meta.date}>{date}</time> · {readingTime}
            </p>
          </div>
        </div>
      </div>
      <div className={frameStart}>
        <PictureOf
          context={context}
          id={article.meta.picture}
          sizes={articleSizes}
          first
          crop
          className="w-full aspect-[4/3] md:aspect-[2/1] lg:aspect-auto lg:h-[clamp(20rem,56vh,36rem)] lg:rounded-l-xl"
        />
      </div>
    </header>
  );
}
