import type { Heading } from '../lib/content/article-body.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { frame } from '../sections/frame.ts';

interface Props {
  context: PageContext;
  /** The body. Its styles are in site/styles/blog-styles.ts. */
  html: string;
  headings: readonly Heading[];
}

/** The article, with its table of contents beside it on wide screens. */
export function ArticleText({ context, html, headings }: Props) {
  const title = say(context, { nl: 'In dit artikel', en: 'In this article' });
  return (
    <div
      className={`${frame} pt-10 lg:pt-20 pb-14 lg:pb-24 lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-16`}
    >
      <nav aria-label={title} className="hidden lg:block print:hidden">
        <div className="sticky top-28 max-w-[17rem]">
          <p className="font-heading font-bold text-lg tracking-tight">{title}</p>
          <ol className="mt-3 border-b border-line">
            {headings.map(({ id, text }) => (
              <li key={id} className="border-t border-line">
                <a
                  href={`#${id}`}
                  className="block py-2.5 text-sm text-ink-soft no-underline hover:text-ink hover:underline underline-offset-4"
                >
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </div>
      </nav>
      <div data-prose="" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
