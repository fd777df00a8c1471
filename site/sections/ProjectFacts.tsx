import { projectOf } from '../lib/content/projects.ts';
import type { PageContext } from '../lib/page-context.ts';
import type { SectionProps } from './section-props.ts';

/** A finished project, as a section component gets it. */
export type Project = SectionProps<'projects'>['content']['projects'][number];

interface Props {
  project: Project;
  context: PageContext;
  /** Says how much work it was, and from what price. */
  priced?: boolean;
  className?: string;
}

/** The label of a project: what and where on the left, how long it took on the right, its price below. */
export function ProjectFacts({ project, context, priced = false, className = 'text-ink-soft' }: Props) {
  const { kind, record } = project;
  const { place, film, duration, year, price } = projectOf(context, record);
  return (
    <p className={`flex flex-wrap gap-x-6 justify-between tabular text-sm ${className}`}>
      <span>{[kind, place, film].filter(Boolean).join(' / ')}</span>
      <span>{[duration, year].filter(Boolean).join(' / ')}</span>
      {priced && price && <span className="w-full">{price}</span>}
    </p>
  );
}
