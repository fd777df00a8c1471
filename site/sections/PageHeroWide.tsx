import { Breadcrumbs } from '../parts/Breadcrumbs.tsx';
import { PictureOf } from '../parts/PictureOf.tsx';
import { frame } from './frame.ts';
import { PageHeroFigures } from './PageHeroFigures.tsx';
import { PageHeroWords } from './PageHeroWords.tsx';
import type { SectionProps } from './section-props.ts';

/** Width of the picture, also used by its preload. */
export const wideSizes = '100vw';

/** The head of a service: a picture over the full width, a sheet of paper over its lower corner, and a list of figures. */
export function PageHeroWide({ content, context }: SectionProps<'page-hero'>) {
  const { picture, crop, figures } = content;
  return (
    <section className="pb-12 lg:pb-16">
      <PictureOf
        context={context}
        id={picture}
        sizes={wideSizes}
        first
        crop
        className={`w-full aspect-[3/2] md:aspect-auto md:h-[min(44vw,50vh)] lg:h-[clamp(20rem,48vh,40rem)] ${crop === 'top' ? 'object-[50%_20%]' : ''}`}
      />
      <div className={`${frame} lg:grid lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:gap-16`}>
        <div className="relative lg:-mt-28 lg:pr-14 pt-2 lg:pt-5 bg-paper print:bg-transparent lg:rounded-tr-xl before:hidden lg:before:block before:absolute before:inset-y-0 before:right-full before:w-[50vw] before:bg-paper before:[content:'']">
          <Breadcrumbs context={context} />
          <PageHeroWords content={content} context={context} />
        </div>
        <div className="mt-8 lg:mt-4">
          {/* On a tablet and a small laptop the chat's button is at the right of the first screen. */}
          <PageHeroFigures
            figures={figures}
            className="md:mr-16 xl:mr-0 lg:mt-6 border-b border-line-strong"
            value="lg:text-xl"
          />
        </div>
      </div>
    </section>
  );
}
