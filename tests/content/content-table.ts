import type { ContentTable } from './blocks.ts';
import { blog } from './table/blog.ts';
import { company } from './table/company.ts';
import { guides } from './table/guides.ts';
import { home } from './table/home.ts';
import { landing } from './table/landing.ts';
import { projects } from './table/projects.ts';
import { services } from './table/services.ts';
import { terms } from './table/terms.ts';
import { widgets } from './table/widgets.ts';

/**
 * What the specification names for each page (its sections 2, 3, 4 and 9), route by route: take any of it off a page and a test says
 * which. A colleague who moves or renames something changes its line here; one who drops something has to say why.
 */
export const contentTable: ContentTable = {
  ...home,
  ...company,
  ...services,
  ...projects,
  ...terms,
  ...blog,
  ...landing,
  ...guides,
  ...widgets,
};

export { everywhere, notFound } from './table/everywhere.ts';
