import { ProjectGrid } from './ProjectGrid.tsx';
import { ProjectMosaic } from './ProjectMosaic.tsx';
import { ProjectRows } from './ProjectRows.tsx';
import { ProjectStrip } from './ProjectStrip.tsx';
import type { SectionProps } from './section-props.ts';

const layouts = {
  grid: ProjectGrid,
  mosaic: ProjectMosaic,
  rows: ProjectRows,
  strip: ProjectStrip,
} as const;

/** Finished projects, in the layout that the page chooses. */
export function Projects(props: SectionProps<'projects'>) {
  const Layout = layouts[props.content.layout];
  return <Layout {...props} />;
}
