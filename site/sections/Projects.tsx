import { ProjectMosaic } from './ProjectMosaic.tsx';
import { ProjectRows } from './ProjectRows.tsx';
import { ProjectStrip } from './ProjectStrip.tsx';
import type { SectionProps } from './section-props.ts';

const layouts = { mosaic: ProjectMosaic, rows: ProjectRows, strip: ProjectStrip } as const;

/** Finished work, hung as its page wants it. */
export function Projects(props: SectionProps<'projects'>) {
  const Layout = layouts[props.content.layout];
  return <Layout {...props} />;
}
