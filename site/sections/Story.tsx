import { PictureOf } from '../parts/PictureOf.tsx';
import { air, frame, frameEnd, frameStart } from './frame.ts';
import { StoryText } from './StoryText.tsx';
import type { SectionProps } from './section-props.ts';

/** Running text: beside a picture that extends to the edge of the page, or with its title in the margin. */
export function Story({ content, context }: SectionProps<'story'>) {
  const { id, title, picture, side } = content;
  if (!picture)
    return (
      <section
        id={id}
        className={`${frame} ${air} lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-20`}
      >
        <h2 className="text-title-sm">{title}</h2>
        <StoryText content={content} context={context} className="mt-5 lg:mt-1" />
      </section>
    );
  const left = side === 'left';
  return (
    <section
      id={id}
      className={`${air} lg:grid lg:gap-16 xl:gap-24 items-center ${left ? `lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] ${frameEnd}` : `lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] ${frameStart}`}`}
    >
      <PictureOf
        context={context}
        id={picture}
        sizes="(min-width:1024px) 1180px, 100vw"
        className={`w-full aspect-[3/2] lg:aspect-[4/5] lg:max-h-[46rem] ${left ? 'lg:rounded-r-xl' : 'lg:order-last lg:rounded-l-xl'}`}
      />
      <div className="px-4 md:px-8 lg:px-0 pt-8 lg:pt-0">
        <h2 className="text-title">{title}</h2>
        <StoryText content={content} context={context} className="mt-5" />
      </div>
    </section>
  );
}
