import { CroppedPicture } from '../parts/CroppedPicture.tsx';
import { air, frame } from './frame.ts';
import { ProjectWords } from './ProjectWords.tsx';
import { SectionHead } from './SectionHead.tsx';
import type { SectionProps } from './section-props.ts';

const wide = { span: 'lg:col-span-7', sizes: '(min-width:1024px) 58vw, (min-width:768px) 50vw, 100vw' };
const tall = { span: 'lg:col-span-5', sizes: '(min-width:1024px) 42vw, (min-width:768px) 50vw, 100vw' };

/** Two to a row, a wide and a narrow one in turns. */
const places = [wide, tall, tall, wide];

/** Pictures of two widths and one height, so that the words of a row begin at one line. */
export function ProjectMosaic({ content, context }: SectionProps<'projects'>) {
  return (
    <section id={content.id} className={`${frame} ${air}`}>
      <SectionHead context={context} title={content.title} text={content.text} look="split" />
      <ul className="mt-8 lg:mt-14 grid gap-x-6 lg:gap-x-10 gap-y-10 lg:gap-y-16 md:grid-cols-2 lg:grid-cols-12">
        {content.projects.map((project, index) => {
          const { span, sizes } = places[index % places.length]!;
          return (
            <li key={project.title} className={span}>
              <CroppedPicture
                context={context}
                id={project.picture}
                crop={project.crop}
                sizes={sizes}
                className="rounded aspect-[4/3] lg:aspect-auto lg:h-[clamp(24rem,36vw,32rem)]"
              />
              <ProjectWords project={project} context={context} priced={content.prices} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
