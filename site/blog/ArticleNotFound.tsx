import { addressOf } from '../../widgets/domain/addresses.ts';
import { articleMetaOf } from '../lib/content/article-meta.ts';
import type { Article } from '../lib/content/articles.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { InlineScript } from '../parts/InlineScript.tsx';
import { LinkButton } from '../parts/LinkButton.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { frame } from '../sections/frame.ts';

/** For every address under /blog that holds no article: says so, and offers three that exist. */
export function ArticleNotFound({
  context,
  articles,
}: {
  context: PageContext;
  articles: readonly Article[];
}) {
  const { lang } = context;
  const words = say(context, {
    nl: {
      title: 'Artikel niet gevonden',
      text: 'Het artikel dat u zoekt bestaat niet of is verplaatst.',
      back: 'Naar de blog',
      others: 'Misschien zocht u dit',
    },
    en: {
      title: 'Article not found',
      text: 'The article you are looking for does not exist or has moved.',
      back: 'Go to the blog',
      others: 'You may have been after this',
    },
  });
  return (
    <section
      className={`${frame} py-14 lg:py-28 lg:grid lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-24 lg:min-h-[36rem]`}
    >
      <div>
        <h1 className="text-display">{words.title}</h1>
        <p className="mt-5 text-lg text-ink-soft max-w-prose">{words.text}</p>
        <p className="mt-8">
          <LinkButton href={addressOf('/blog', lang)}>{words.back}</LinkButton>
        </p>
      </div>
      <div className="mt-14 lg:mt-3">
        <h2 className="text-xl">{words.others}</h2>
        <ul className="mt-4 border-b border-line-strong">
          {articles.slice(0, 3).map((article) => (
            <li key={article.slug} className="border-t border-line-strong">
              <TextLink
                context={context}
                to={article.route}
                label={articleMetaOf(context, article).title}
                className="py-4 no-underline hover:underline"
              />
            </li>
          ))}
        </ul>
      </div>
      <InlineScript name="not-found" />
    </section>
  );
}
