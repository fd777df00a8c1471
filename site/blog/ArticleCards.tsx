import { addressOf } from '../../widgets/domain/addresses.ts';
import type { Article } from '../lib/content/articles.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { type Crop, CroppedPicture } from '../parts/CroppedPicture.tsx';
import { frame } from '../sections/frame.ts';
import { articleWords } from './article-words.ts';

const cardSizes = '(min-width:1024px) 27vw, (min-width:768px) 33vw, 100vw';

/** A row's picture is 104 px wide on a phone, cut out of 167. A little more, because the row becomes a card once a topic is chosen. */
const rowSizes = '(min-width:1024px) 27vw, 14rem';

/** How many articles are cards from the start. */
const cards = 3;

/** Other crops of the same picture, for its second, third and fourth use on the page. */
const crops: readonly Crop[] = ['centre', 'detail', 'left', 'right'];

interface Props {
  context: PageContext;
  articles: readonly Article[];
  /** The picture above the list. */
  shown?: string;
}

/** All other articles. The first three are cards, the rest rows; once a topic is chosen all are cards (site/styles/blog-styles.ts). */
export function ArticleCards({ context, articles, shown }: Props) {
  const pictures = [shown, ...articles.map(({ meta }) => meta.picture)];
  return (
    <section className={`${frame} pt-12 lg:pt-20 pb-16 lg:pb-28`}>
      <h2 className="text-title-sm">{say(context, { nl: 'Verder lezen', en: 'More to read' })}</h2>
      <ul data-cards="" className="mt-6 lg:mt-8">
        {articles.map((article, index) => (
          <ArticleCard
            key={article.slug}
            context={context}
            article={article}
            sizes={index < cards ? cardSizes : rowSizes}
            crop={cropAt(pictures, index + 1)}
          />
        ))}
      </ul>
    </section>
  );
}

interface CardProps extends Omit<Props, 'articles' | 'shown'> {
  article: Article;
  sizes: string;
  crop: Crop;
}

function ArticleCard({ context, article, sizes, crop }: CardProps) {
  const { title, excerpt, category, date, readingTime } = articleWords(context, article);
  return (
    <li data-category={article.meta.category}>
      <article className="relative group">
        <CroppedPicture
          context={context}
          id={article.meta.picture}
          sizes={sizes}
          crop={crop}
          decorative
          className="rounded-lg"
        />
        <div>
          <p className="text-sm text-ink-soft">
            {category} <span className="whitespace-nowrap">· {readingTime}</span>
          </p>
          <h3 className="mt-1 text-xl leading-snug">
            <a
              href={addressOf(article.route, context.lang)}
              className="no-underline group-hover:underline underline-offset-4 after:absolute after:inset-0 after:[content:'']"
            >
              {title}
            </a>
          </h3>
          <p data-excerpt="" className="mt-2 text-ink-soft">
            {excerpt}
          </p>
          <p className="mt-2 text-sm text-ink-soft">
            <time dateTime={article.meta.date}>{date}</time>
          </p>
        </div>
      </article>
    </li>
  );
}

/** Articles share pictures. A picture that was used before on the page shows another part of itself. */
function cropAt(pictures: readonly (string | undefined)[], index: number): Crop {
  const before = pictures.slice(0, index).filter((picture) => picture === pictures[index]).length;
  return crops[before % crops.length]!;
}
