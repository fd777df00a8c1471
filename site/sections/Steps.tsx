import { StepGrid } from './StepGrid.tsx';
import { StepLine } from './StepLine.tsx';
import type { SectionProps } from './section-props.ts';

const layouts = { line: StepLine, grid: StepGrid } as const;

/** The steps of the work, in order. */
export function Steps(props: SectionProps<'steps'>) {
  const Layout = layouts[props.content.layout];
  return <Layout {...props} />;
}
