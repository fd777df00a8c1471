import { Breadcrumbs } from '../parts/Breadcrumbs.tsx';
import { PictureOf } from '../parts/PictureOf.tsx';
import { frame, frameStart } from './frame.ts';
import { PageHeroFigures } from './PageHeroFigures.tsx';
import { PageHeroWords } from './PageHeroWords.tsx';
import type { SectionProps } from './section-props.ts';

/** Width of the picture, also used by its preload: more than its column, because the picture is wider than its tall frame. */
export const splitSizes = '(min-width:1024px) 58vw, 100vw';

/**
 * The head of a page for a place, a group of customers, or a picture that is too tall for a wide head: words, a picture that runs off the
 * page, and a row of figures below both. On a phone the picture comes first. On a wide screen it is placed, not ordered: where the words have
 * not arrived yet, it would first be shown in their column.
 */
export function PageHeroSplit({ content, context }: SectionProps<'page-hero'>) {
  const { picture, figures } = content;
  return (
    <section className="pb-6 lg:pb-14">
      <div
        className={`grid grid-cols-1 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-12 xl:gap-16 ${frameStart}`}
      >
        <PictureOf
          context={context}
          id={picture}
          sizes={splitSizes}
          first
          crop
          className="w-full aspect-[3/2] md:aspect-auto md:h-[min(50vw,50vh)] lg:h-[clamp(26rem,66vh,42rem)] lg:[grid-area:1/2] lg:rounded-bl-xl"
        />
        <div className="px-4 md:px-8 lg:px-0 pt-2 lg:pt-6 lg:pb-12 flex flex-col">
          <Breadcrumbs context={context} />
          <div className="lg:my-auto">
            <PageHeroWords content={content} context={context} />
          </div>
        </div>
      </div>
      <div className={frame}>
        <PageHeroFigures
          figures={figures}
          className="mt-6 lg:mt-8 md:flex gap-10"
          row="flex-1 md:flex-col-reverse md:py-4"
          value="md:text-title-sm md:w-auto"
        />
      </div>
    </section>
  );
}
