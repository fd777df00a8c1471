import { addressOf } from '../../widgets/domain/addresses.ts';
import type { Article } from '../lib/content/articles.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { Icon } from '../parts/Icon.tsx';
import { PictureOf } from '../parts/PictureOf.tsx';
import { frame } from '../sections/frame.ts';
import { articleWords } from './article-words.ts';
import { BackToBlog } from './BackToBlog.tsx';

/** The next article to read, and a link back to all others. */
export function NextArticle({ context, article }: { context: PageContext; article: Article }) {
  const { title, excerpt, category, readingTime } = articleWords(context, article);
  return (
    <section className={`${frame} py-14 lg:py-24 print:hidden`}>
      <div className="relative group grid gap-5 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-10 lg:gap-16 items-center">
        <div className="overflow-hidden rounded-lg">
          <PictureOf
            context={context}
            id={article.meta.picture}
            sizes="(min-width:768px) 40vw, 100vw"
            decorative
            className="w-full aspect-[16/10]"
          />
        </div>
        <div>
          <p className="text-sm text-ink-soft">
            <span className="font-semibold text-brass-dark">
              {say(context, { nl: 'Volgende artikel', en: 'Next article' })}
            </span>{' '}
            · {category} · {readingTime}
          </p>
          <h2 className="mt-2 text-title">
            <a
              href={addressOf(article.route, context.lang)}
              className="no-underline group-hover:underline underline-offset-8 after:absolute after:inset-0 after:[content:'']"
            >
              {title} <Icon name="arrow-right" className="inline size-6 lg:size-8 align-baseline" />
            </a>
          </h2>
          <p className="mt-3 text-ink-soft max-w-prose">{excerpt}</p>
        </div>
      </div>
      <p className="mt-8 border-t">
        <BackToBlog context={context} className="mt-3" />
      </p>
    </section>
  );
}
