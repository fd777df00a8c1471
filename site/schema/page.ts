import { z } from 'zod';
import { limited } from './page-texts.ts';
import { section } from './sections.ts';
import { text } from './text.ts';

/** One page as written in site/content/pages: its place there is its route. */
export const page = z.strictObject({
  title: limited('title'),
  description: limited('description'),
  /** What the page is called in a breadcrumb, if its title's beginning (up to a bar, colon or dash) will not do. */
  name: text.optional(),
  /** The picture that shows when someone shares the page. */
  picture: z.string().optional(),
  /** What people type to find the page, separated by commas. Specification 001 §3 "SEO metadata". */
  keywords: text.optional(),
  /** The route that search engines should name instead of this one. */
  canonical: z.string().startsWith('/').optional(),
  /** `false` keeps the page out of search engines. */
  index: z.boolean().default(true),
  sections: z.array(section).min(1),
});

export type PageContent = z.infer<typeof page>;
