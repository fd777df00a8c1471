import { CroppedPicture } from '../parts/CroppedPicture.tsx';
import { bandAir, frame } from './frame.ts';
import { ProjectWords } from './ProjectWords.tsx';
import { SectionHead } from './SectionHead.tsx';
import type { SectionProps } from './section-props.ts';

/** A strip on a dark background that scrolls sideways: all pictures of one height, wide and narrow in turns. */
export function ProjectStrip({ content, context }: SectionProps<'projects'>) {
  return (
    <section id={content.id} className={`bg-ink text-paper ${bandAir}`}>
      <div className={frame}>
        <SectionHead
          context={context}
          title={content.title}
          text={content.text}
          look="split"
          soft="text-line"
        />
      </div>
      <section
        className="relative mt-8 lg:mt-12 pb-4 overflow-x-auto [scroll-snap-type:x_proximity] [scroll-padding-left:max(2rem,calc((100vw-76rem)/2))] [scrollbar-width:thin] [scrollbar-color:#8FA58C_transparent]"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        aria-label={content.title}
      >
        <ul className="flex w-max gap-4 lg:gap-6 px-4 md:px-8 lg:px-[max(2rem,calc((100vw-76rem)/2))] lg:pr-[12vw] print:w-auto print:flex-wrap">
          {content.projects.map((project, index) => (
            <li
              key={project.title}
              className={`snap-start ${index % 3 === 1 ? 'w-[66vw] md:w-[20rem]' : 'w-[80vw] md:w-[38rem]'}`}
            >
              <CroppedPicture
                context={context}
                id={project.picture}
                crop={project.crop}
                sizes="(min-width:768px) 608px, 80vw"
                className="rounded h-[60vw] md:h-[25rem]"
              />
              <ProjectWords project={project} context={context} priced={content.prices} soft="text-line" />
            </li>
          ))}
        </ul>
      </section>
    </section>
  );
}
