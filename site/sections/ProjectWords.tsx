import type { PageContext } from '../lib/page-context.ts';
import { type Project, ProjectFacts } from './ProjectFacts.tsx';

interface Props {
  project: Project;
  context: PageContext;
  priced: boolean;
  /** The class of the text's softer colour, which fits the background. */
  soft?: string;
}

/** What a card says below the picture of a project. */
export function ProjectWords({ project, context, priced, soft = 'text-ink-soft' }: Props) {
  return (
    <>
      <h3 className="mt-4 text-xl">{project.title}</h3>
      <ProjectFacts project={project} context={context} priced={priced} className={`mt-1 ${soft}`} />
      {project.text && <p className="mt-2 max-w-prose">{project.text}</p>}
    </>
  );
}
