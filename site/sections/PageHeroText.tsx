import { Actions } from '../parts/Actions.tsx';
import { Breadcrumbs } from '../parts/Breadcrumbs.tsx';
import { PictureOf } from '../parts/PictureOf.tsx';
import { frame } from './frame.ts';
import { PageHeroFigures } from './PageHeroFigures.tsx';
import type { SectionProps } from './section-props.ts';

/** Width of the picture, also used by its preload. */
export const textSizes = '(min-width:1024px) 27rem, 100vw';

/** The head of a guide: a headline over the full width and, below a rule, the answer, its figures and a small picture. */
export function PageHeroText({ content, context }: SectionProps<'page-hero'>) {
  const { title, lead, picture, actions, figures } = content;
  return (
    <section className={`${frame} pt-1 lg:pt-6 pb-6 lg:pb-14`}>
      <Breadcrumbs context={context} />
      {/* 22 digits wide, in `em`: `ch` is another width until the heading font is there, and the title would wrap anew. */}
      <h1 className="mt-2 lg:mt-6 text-[clamp(2.125rem,1.4rem+3vw,4.5rem)] leading-[1.04] tracking-[-0.035em] max-w-[14.52em]">
        {title}
      </h1>
      <div
        className={`mt-4 lg:mt-10 lg:pt-8 lg:border-t border-ink lg:grid lg:gap-12 xl:gap-16 ${figures.length > 0 ? 'lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,5fr)]' : 'lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]'}`}
      >
        <div>
          <p className="text-lg max-w-prose">{lead}</p>
          <Actions context={context} actions={actions} className="mt-7" />
        </div>
        <PictureOf
          context={context}
          id={picture}
          sizes={textSizes}
          first
          // Placed, not ordered: where the figures have not arrived yet, it would first be shown in their column.
          className={`mt-8 lg:mt-0 w-full aspect-[3/2] lg:aspect-[4/3] rounded ${figures.length > 0 ? 'lg:[grid-area:1/3]' : ''}`}
        />
        <PageHeroFigures
          figures={figures}
          className="mt-6 lg:mt-0 self-start border-b border-line-strong lg:border-0"
          row="lg:flex-col-reverse lg:pt-0 lg:pb-4 lg:border-0"
          value="lg:text-title-sm lg:w-auto"
        />
      </div>
    </section>
  );
}
