import { readFilm } from '../../widgets/domain/film/films.ts';
import type { Poster } from '../../widgets/film-visualiser/film-visualiser.state.ts';
import { linkTo, type PageContext, quoteAddress } from '../lib/page-context.ts';
import { fallbackOf } from '../lib/pictures/pictures.ts';
import { AppointmentLink } from '../parts/AppointmentLink.tsx';
import { Icon } from '../parts/Icon.tsx';
import { InlineScript } from '../parts/InlineScript.tsx';
import { LinkButton } from '../parts/LinkButton.tsx';
import { pictureBy, srcSet } from '../parts/PictureOf.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { Widget } from '../parts/Widget.tsx';
import { HeroCard } from './HeroCard.tsx';
import type { SectionProps } from './section-props.ts';

/** Width of the picture, also used by its preload. */
export const heroSizes = '(min-width:950px) 56vw, 100vw';

/** The first screen of the home page: a kitchen that changes film and names its price, with the headline beside it, and the price card. */
export function Hero({ content, context }: SectionProps<'hero'>) {
  const { company } = context.site.facts;
  const platform = linkTo(context, '/platform');
  const film = readFilm(content.film);
  if (!film)
    throw new Error(`The hero shows "${content.film}", which is no film: see widgets/domain/film/films.ts`);
  return (
    // The links below the words are left out until the browser has read the words: see HeroSheet.tsx.
    <section className="[&:not(:has([slot=below]))]:[--later:none]">
      <Widget
        context={context}
        tag="wrap-film-visualiser"
        attributes={{ look: 'hero', film: film.code }}
        state={{ poster: posterOf(context, content.picture, film.code) }}
      >
        <h1 className="text-display tracking-[-0.04em] max-w-xl">
          {sentences(content.title).map((sentence) => (
            <span key={sentence} className="block">
              {sentence}{' '}
            </span>
          ))}
        </h1>
        <p className="mt-3 lg:mt-5 lg:text-lg text-ink-soft max-w-[29rem]">{content.lead}</p>
        <div slot="below">
          <div className="mt-4 lg:mt-6 flex flex-wrap items-center gap-3 text-sm md:text-base">
            <LinkButton href={quoteAddress(context)}>{content.quote}</LinkButton>
            <LinkButton href={`tel:${company.phoneInternational}`} look="quiet">
              <Icon name="phone" className="hidden md:block size-5" />
              <span className="tabular">{content.call}</span>
            </LinkButton>
          </div>
          <p className="mt-3 text-sm text-ink-soft">
            {content.hours} <AppointmentLink context={context} />
          </p>
          <ul className="mt-3 lg:mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
            {content.pills.map(({ icon, text }) => (
              <li key={text} className="flex items-center gap-2">
                <Icon name={icon} className="size-4 text-brass-dark" />
                {text}
              </li>
            ))}
          </ul>
          {/* The columns are equally long with the first below 1280 px, and with the second from there on. */}
          <p className="xl:hidden mt-1 flex items-center gap-2 text-sm">
            <Icon name="star" className="size-4 fill-current text-brass" />
            {content.proof.short}
          </p>
          <div className="hidden xl:flex items-center gap-4 mt-8 pt-6 max-w-[29rem] border-t border-line-strong">
            <Icon name="star" className="size-8 fill-current text-brass" />
            <p className="font-heading font-bold text-title">{content.proof.figure}</p>
            <div className="text-sm">
              <p>{content.proof.text}</p>
              <TextLink context={context} to="/over-ons#ervaringen" label={content.proof.label} />
            </div>
          </div>
          {platform && (
            <p className="mt-1">
              <a
                href={platform}
                className="inline-flex items-center min-h-[2.75rem] text-sm underline underline-offset-4 hover:text-action"
              >
                {content.freelancer}
              </a>
            </p>
          )}
        </div>
      </Widget>
      <InlineScript name="hero-line" />
      <HeroCard card={content.card} context={context} />
    </section>
  );
}

/** The picture that is shown until the visitor chooses another film: the same file that the page preloads. */
function posterOf(context: PageContext, id: string, film: string): Poster {
  const picture = pictureBy(context, id);
  const { avif, webp } = picture.candidates;
  return {
    film,
    avif: srcSet(avif),
    webp: srcSet(webp),
    sizes: heroSizes,
    src: fallbackOf(picture),
  };
}

/** Each sentence of the headline begins on a new line. */
function sentences(title: string): string[] {
  return title.split(/(?<=\.) /);
}
