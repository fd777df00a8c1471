import type { ContentTable } from './blocks.ts';
import { blog } from './table/blog.ts';
import { company } from './table/company.ts';
import { guides } from './table/guides.ts';
import { home } from './table/home.ts';
import { landing } from './table/landing.ts';
import { partners } from './table/partners.ts';
import { projects } from './table/projects.ts';
import { services } from './table/services.ts';
import { terms } from './table/terms.ts';
import { widgets } from './table/widgets.ts';

/**
 * The required content of each page, by route (rule `page-content`). If a block is missing, a test names it. If you move or rename
 * something, change its line here; if you remove something, give the reason.
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
  ...partners,
};

export { everywhere, notFound } from './table/everywhere.ts';
