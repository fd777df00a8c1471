import { z } from 'zod';
import { limited } from './page-texts.ts';
import { pictureId, route } from './section-parts.ts';
import { section } from './sections.ts';
import { text } from './text.ts';

/** One page as written in site/content/pages. Its path there is its route. */
export const page = z.strictObject({
  title: limited('title'),
  description: limited('description'),
  /** Name of the page in a breadcrumb. By default it is the title up to a bar, a colon or a dash. */
  name: text.optional(),
  /** The picture that is shown when the page is shared. */
  picture: pictureId.optional(),
  /** Search keywords for the page, separated by commas (rule `page-metadata`). */
  keywords: text.optional(),
  /** The canonical route, if it is not this one. */
  canonical: route.optional(),
  /** `false` makes the page `noindex`. */
  index: z.boolean().default(true),
  /** `false` on a page for people who want work instead of a quote: phones show no bar with a quote button. */
  quoteBar: z.boolean().optional(),
  sections: z.array(section).min(1).superRefine(twiceTheSameId),
});

export type PageContent = z.infer<typeof page>;

/** Two sections of one name: a link would always lead to the first. */
function twiceTheSameId(sections: readonly object[], context: z.RefinementCtx): void {
  const ids = sections.map((each) => ('id' in each ? each.id : undefined));
  for (const [index, id] of ids.entries())
    if (id !== undefined && ids.indexOf(id) < index)
      context.addIssue({
        code: 'custom',
        path: [index, 'id'],
        message: `section ${ids.indexOf(id) + 1} is called "${String(id)}" too`,
      });
}
