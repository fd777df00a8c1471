import { PictureOf } from '../parts/PictureOf.tsx';
import { air, frame } from './frame.ts';
import { ProjectFacts } from './ProjectFacts.tsx';
import { SectionHead } from './SectionHead.tsx';
import type { SectionProps } from './section-props.ts';

/** Six upright pictures that together show one room, with their projects below: in columns on a wide screen, else in rows. */
export function ProjectSlices({ content, context }: SectionProps<'projects'>) {
  return (
    <section id={content.id} className={`${frame} ${air}`}>
      <SectionHead context={context} title={content.title} text={content.text} look="split" />
      <ul className="mt-8 lg:mt-14 grid grid-cols-6">
        {content.projects.map((project) => (
          <li key={project.title} className="contents">
            <div className="row-start-1">
              {/* A pixel wider than its column, because columns end between two pixels, and the seam would show. */}
              <PictureOf
                context={context}
                id={project.picture}
                sizes="(min-width:1024px) 203px, 16vw"
                className="max-w-none w-[calc(100%+1px)] h-full"
              />
            </div>
            <div className="col-span-6 lg:col-span-1 py-4 lg:pb-0 lg:pr-5 border-b lg:border-0 border-line">
              <h3 className="text-lg leading-tight">{project.title}</h3>
              <ProjectFacts
                project={project}
                context={context}
                priced={content.prices}
                className="mt-1 text-ink-soft"
              />
              {project.text && <p className="mt-2 lg:text-sm">{project.text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
