import { projectOf } from '../lib/content/projects.ts';
import { say } from '../lib/page-context.ts';
import { ComparePictures } from '../parts/ComparePictures.tsx';
import { Icon } from '../parts/Icon.tsx';
import { InlineScript } from '../parts/InlineScript.tsx';
import { air, frame } from './frame.ts';
import { SectionHead } from './SectionHead.tsx';
import type { SectionProps } from './section-props.ts';

/** Before and after: two pictures to drag between, left and right in turns, with words beside them. */
export function Transformations({ content, context }: SectionProps<'transformations'>) {
  const words = say(context, {
    nl: {
      before: 'Voor',
      after: 'Na',
      services: 'Gedaan',
      results: 'Resultaat',
      slide: 'Schuif van voor naar na',
    },
    en: {
      before: 'Before',
      after: 'After',
      services: 'Work done',
      results: 'Result',
      slide: 'Slide from before to after',
    },
  });
  return (
    <section id={content.id} className={`${frame} ${air}`}>
      <SectionHead context={context} title={content.title} text={content.text} look="split" />
      {content.transformations.map((project, index) => {
        const { boat, place } = projectOf(context, project.record);
        return (
          <article
            key={project.title}
            className={`mt-10 lg:mt-20 lg:grid lg:gap-14 items-center print:break-inside-avoid ${index % 2 ? 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]' : 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]'}`}
          >
            <ComparePictures
              context={context}
              left={{ picture: project.was, label: words.before }}
              right={{ picture: project.picture, label: words.after }}
              handle={`${words.slide}: ${project.title}`}
              sizes="(min-width:1024px) 58vw, 100vw"
              shape="aspect-[3/2]"
              className={`rounded ${index % 2 ? 'lg:order-last' : ''}`}
            />
            <div className="mt-5 lg:mt-0">
              <h3 className="text-title-sm">{project.title}</h3>
              <p className="mt-1 text-sm text-ink-soft tabular">
                {[boat?.name, boat?.facts, place].filter(Boolean).join(', ')}
              </p>
              <p className="mt-4">{project.text}</p>
              <dl className="mt-5 grid grid-cols-[1fr_auto_1fr] gap-x-4 items-start py-4 border-y border-line-strong">
                <div>
                  <dt className="text-sm text-ink-soft">{words.before}</dt>
                  <dd className="text-ink-soft">{project.before}</dd>
                </div>
                <div className="self-center">
                  <Icon name="arrow-right" className="size-5 text-brass-dark" />
                </div>
                <div>
                  <dt className="text-sm text-ink-soft">{words.after}</dt>
                  <dd className="font-semibold">{project.after}</dd>
                </div>
              </dl>
              <dl className="mt-3 grid grid-cols-2 gap-x-9 text-sm">
                <Lines title={words.services} lines={project.services} />
                <Lines title={words.results} lines={project.results} />
              </dl>
            </div>
          </article>
        );
      })}
      <InlineScript name="compare" />
    </section>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <dt className="text-ink-soft">{title}</dt>
      {lines.map((line) => (
        <dd key={line} className="mt-1 leading-snug">
          {line}
        </dd>
      ))}
    </div>
  );
}
