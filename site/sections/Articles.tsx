import { type PageContext, say } from '../lib/page-context.ts';
import { Icon } from '../parts/Icon.tsx';
import { RichText } from '../parts/RichText.tsx';
import { air, frame } from './frame.ts';
import type { SectionProps } from './section-props.ts';

/** Numbered articles of terms, with a table of contents in the margin. It prints as a document. */
export function Articles({ content, context }: SectionProps<'articles'>) {
  const contents = say(context, { nl: 'Inhoud', en: 'Contents' });
  return (
    <section
      className={`${frame} ${air} lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-16 print:block`}
    >
      <div className="print:hidden">
        <nav aria-label={contents} className="hidden lg:block sticky top-28 text-sm">
          <Contents articles={content.articles} />
        </nav>
        <details className="lg:hidden group border-y border-line-strong">
          <summary className="flex items-center justify-between min-h-[3rem] font-semibold">
            {contents}
            <Icon name="plus" className="size-6 transition-all group-open:[rotate:45deg]" />
          </summary>
          <Contents articles={content.articles} />
        </details>
      </div>
      <div className="mt-10 lg:mt-0">
        <h2 className="text-title-sm">{content.title}</h2>
        {content.intro && (
          <p className="mt-4 text-lg text-ink-soft max-w-prose">
            <RichText context={context} text={content.intro} />
          </p>
        )}
        {content.articles.map((article, index) => (
          <Article key={article.title} article={article} number={index + 1} context={context} />
        ))}
      </div>
    </section>
  );
}

type Content = SectionProps<'articles'>['content']['articles'];

/** The anchor is the same in both languages, so that the language switcher keeps the position. */
const anchor = (number: number) => `artikel-${number}`;

function Contents({ articles }: { articles: Content }) {
  return (
    <ol className="pb-3 lg:pb-0">
      {articles.map(({ title }, index) => (
        <li key={title}>
          <a
            href={`#${anchor(index + 1)}`}
            className="grid grid-cols-[2rem_1fr] items-center min-h-[2.75rem] lg:border-t border-line no-underline hover:underline underline-offset-4"
          >
            <span className="tabular text-ink-soft">{index + 1}</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

function Article({
  article,
  number,
  context,
}: {
  article: Content[number];
  number: number;
  context: PageContext;
}) {
  return (
    <article
      id={anchor(number)}
      className="mt-8 lg:mt-12 pt-5 border-t border-line-strong scroll-target max-w-[46rem]"
    >
      <h3 className="grid grid-cols-[2.75rem_1fr] md:grid-cols-[4rem_1fr] text-xl lg:text-title-sm">
        <span className="text-action tabular">{number}</span>
        {article.title}
      </h3>
      {article.paragraphs.map((paragraph, index) => (
        <p
          key={paragraph}
          className="mt-3 grid grid-cols-[2.75rem_1fr] md:grid-cols-[4rem_1fr] print:break-inside-avoid"
        >
          <span className="text-sm leading-[1.75rem] text-ink-soft tabular">
            {number}.{index + 1}
          </span>
          <span className="max-w-prose">
            <RichText context={context} text={paragraph} />
          </span>
        </p>
      ))}
    </article>
  );
}
