import type { ReactNode } from 'react';
import { projectOf } from '../lib/content/projects.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { CroppedPicture } from '../parts/CroppedPicture.tsx';
import { Stars } from '../parts/Stars.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { air, frame } from './frame.ts';
import { type Project, ProjectFacts } from './ProjectFacts.tsx';
import { SectionHead } from './SectionHead.tsx';
import type { SectionProps } from './section-props.ts';

/** One row per project between thin rules, with the work, its result and its price if they are given. */
export function ProjectRows({ content, context }: SectionProps<'projects'>) {
  const words = say(context, {
    nl: {
      before: 'Voor',
      client: 'Klant',
      rated: 'voor het werk',
      work: 'Gedaan',
      results: 'Resultaat',
      price: 'Prijs',
      reckon: 'Reken zo’n klus na',
    },
    en: {
      before: 'Before',
      client: 'Client',
      rated: 'for the work',
      work: 'Work done',
      results: 'Result',
      price: 'Price',
      reckon: 'Price a job like it',
    },
  });
  const bare = !content.projects.some(isDetailed);
  return (
    <section id={content.id} className={`${frame} ${air}`}>
      <SectionHead context={context} title={content.title} text={content.text} look="split" />
      <ul className="mt-8 lg:mt-14 border-b border-line-strong">
        {content.projects.map((project) => (
          <li
            key={project.title}
            className={`py-6 lg:py-8 border-t border-line-strong md:grid md:grid-cols-[5fr_7fr] md:gap-x-8 lg:gap-x-12 print:break-inside-avoid ${bare ? 'items-center' : 'lg:grid-cols-[7fr_5fr] md:grid-rows-[auto_1fr]'}`}
          >
            <div className={`relative self-start ${bare ? '' : 'md:row-span-2'}`}>
              <CroppedPicture
                context={context}
                id={project.picture}
                crop={project.crop}
                sizes={`(min-width:1024px) ${bare ? '38vw' : '50vw'}, (min-width:768px) 40vw, 100vw`}
                className={`rounded aspect-[3/2] ${bare ? '' : 'md:aspect-square lg:aspect-[3/2]'}`}
              />
              {project.before && (
                <figure className="absolute left-3 top-3 w-1/3 max-w-[14rem] border-2 border-paper rounded overflow-hidden">
                  <CroppedPicture
                    context={context}
                    id={project.before}
                    crop={project.crop}
                    sizes="14rem"
                    className="aspect-[3/2]"
                  />
                  <figcaption className="absolute left-0 top-0 px-2 bg-paper text-sm font-semibold">
                    {words.before}
                  </figcaption>
                </figure>
              )}
            </div>
            <div className="mt-5 md:mt-0">
              <h3 className="text-title-sm">{project.title}</h3>
              <ProjectFacts
                project={project}
                context={context}
                priced={content.prices && !isDetailed(project)}
                className="mt-2 text-ink-soft"
              />
              {project.text && <p className="mt-4">{project.text}</p>}
            </div>
            {isDetailed(project) && (
              <dl className="mt-4 lg:mt-6 md:col-start-2 text-sm">
                <Lines title={words.client} lines={project.client ? [project.client] : []}>
                  {/* With the client, and not below the picture: it rates the work, and the picture is a render. */}
                  {project.rating && (
                    <dd className="col-start-2 flex items-center gap-1">
                      <Stars context={context} rating={project.rating} /> {words.rated}
                    </dd>
                  )}
                </Lines>
                <Lines title={words.work} lines={project.work} />
                <Lines title={words.results} lines={project.results} />
                {content.prices && <Price project={project} context={context} words={words} />}
              </dl>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether the row says for whom it was, what was done, or what came of it. */
function isDetailed({ client, work, results }: Project): boolean {
  return Boolean(client) || work.length > 0 || results.length > 0;
}

interface PriceProps {
  project: Project;
  context: PageContext;
  words: { price: string; reckon: string };
}

/** What the calculator asks for such a job, and the way to that calculation. */
function Price({ project, context, words }: PriceProps) {
  const { price, calculation } = projectOf(context, project.record);
  if (!price || !calculation) return null;
  return (
    <Lines title={words.price} lines={[price]}>
      <dd className="col-start-2">
        <TextLink context={context} to={calculation} label={words.reckon} />
      </dd>
    </Lines>
  );
}

interface LinesProps {
  title: string;
  lines: readonly string[];
  children?: ReactNode;
}

function Lines({ title, lines, children }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <div className="grid grid-cols-[6rem_1fr] py-2 border-t border-line first:border-t-0 first:pt-0">
      <dt className="row-span-full text-ink-soft">{title}</dt>
      {lines.map((line) => (
        <dd key={line} className="col-start-2 leading-snug mb-1.5 last:mb-0">
          {line}
        </dd>
      ))}
      {children}
    </div>
  );
}
