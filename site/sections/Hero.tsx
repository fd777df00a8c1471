import { linkTo, quoteAddress } from '../lib/page-context.ts';
import { Icon } from '../parts/Icon.tsx';
import { LinkButton } from '../parts/LinkButton.tsx';
import { captionOf, PictureOf } from '../parts/PictureOf.tsx';
import { HeroCard } from './HeroCard.tsx';
import type { SectionProps } from './section-props.ts';

/** Width of the picture, also used by its preload. */
export const heroSizes = '(min-width:1024px) 60vw, 100vw';

/** The first screen of the home page: words on the left, a picture up to the right edge, the price card along the bottom. */
export function Hero({ content, context }: SectionProps<'hero'>) {
  const { company } = context.site.facts;
  const platform = linkTo(context, '/platform');
  return (
    <section className="relative lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:pl-[max(2rem,calc((100vw-76rem)/2))]">
      <figure className="relative lg:order-last">
        <PictureOf
          context={context}
          id={content.picture}
          sizes={heroSizes}
          first
          crop
          className="w-full aspect-[10/9] md:aspect-[2/1] lg:aspect-auto lg:h-full lg:min-h-[40rem] object-[72%_50%] lg:rounded-bl-xl"
        />
        <figcaption className="hidden lg:block absolute top-6 right-6 px-3 py-1 rounded-sm bg-paper text-xs">
          {captionOf(context, content.picture)}
        </figcaption>
      </figure>
      <div className="px-4 md:px-8 lg:pl-0 lg:pr-12 pt-8 lg:pt-14 lg:pb-24 xl:pb-14">
        <h1 className="text-display tracking-[-0.04em] max-w-xl">
          {sentences(content.title).map((sentence) => (
            <span key={sentence} className="block">
              {sentence}{' '}
            </span>
          ))}
        </h1>
        <p className="mt-5 text-lg text-ink-soft max-w-[29rem]">{content.lead}</p>
        <div className="mt-7 flex flex-wrap items-center gap-3">
          <LinkButton href={quoteAddress(context)}>{content.quote}</LinkButton>
          <LinkButton href={`tel:${company.phoneInternational}`} look="quiet">
            <Icon name="phone" />
            <span className="tabular">{content.call}</span>
          </LinkButton>
        </div>
        <p className="mt-3 text-sm text-ink-soft">{content.hours}</p>
        <ul className="mt-6 flex flex-wrap gap-2 lg:max-w-[27rem]">
          {content.pills.map(({ icon, text }) => (
            <li
              key={text}
              className="flex items-center gap-2 px-3 py-1.5 rounded-full border border-line bg-white text-sm"
            >
              <Icon name={icon} className="size-4 text-brass-dark" />
              {text}
            </li>
          ))}
        </ul>
        {platform && (
          <p className="mt-4">
            <a
              href={platform}
              className="inline-flex items-center min-h-[2.75rem] underline underline-offset-4 hover:text-action"
            >
              {content.freelancer}
            </a>
          </p>
        )}
      </div>
      <HeroCard card={content.card} context={context} />
    </section>
  );
}

/** Each sentence of the headline begins on a new line. */
function sentences(title: string): string[] {
  return title.split(/(?<=\.) /);
}
