import { PictureOf } from '../parts/PictureOf.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { air, frame } from './frame.ts';
import { ProjectWords } from './ProjectWords.tsx';
import { SectionHead } from './SectionHead.tsx';
import type { SectionProps } from './section-props.ts';

/** Whole pictures of one size, to compare. On a phone they are in a row that scrolls sideways: the next one shows its edge. */
export function ProjectGrid({ content, context }: SectionProps<'projects'>) {
  return (
    <section id={content.id} className={air}>
      <div className={frame}>
        <SectionHead context={context} title={content.title} text={content.text} look="split" />
      </div>
      {/* Cards snap to the padding of the row: 4.2vw is 16 px on a phone and 32 px from 768 px on. */}
      <ul className="mx-auto max-w-page mt-5 lg:mt-14 px-4 md:px-8 flex gap-4 overflow-x-auto [scroll-snap-type:x_proximity] [scroll-padding:4.2vw] [scrollbar-width:none] lg:grid lg:grid-cols-3 lg:gap-x-6 lg:gap-y-12 lg:overflow-visible">
        {content.projects.map((project) => (
          <li key={project.title} className="relative shrink-0 w-[78vw] md:w-[44vw] lg:w-auto snap-start">
            <PictureOf
              context={context}
              id={project.picture}
              sizes="(min-width:1024px) 390px, (min-width:768px) 44vw, 78vw"
              className="w-full aspect-[8/5] rounded"
            />
            <ProjectWords project={project} context={context} priced={content.prices} />
            {project.link && <TextLink context={context} {...project.link} cover />}
          </li>
        ))}
      </ul>
    </section>
  );
}
