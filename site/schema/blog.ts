import { z } from 'zod';
import { categories } from './article.ts';
import { limited } from './page-texts.ts';
import { pictureId } from './section-parts.ts';
import { text } from './text.ts';

/** The words of the blog's front page, and those around every article: site/content/blog/blog.yaml. */
export const blog = z.strictObject({
  title: limited('title'),
  description: limited('description'),
  /** Name of the blog in a breadcrumb. */
  name: text,
  picture: pictureId,
  heading: text,
  lead: text,
  all: text,
  categories: z.strictObject(
    Object.fromEntries(categories.map((category) => [category, text])) as Record<
      (typeof categories)[number],
      typeof text
    >,
  ),
  closing: z.strictObject({ title: text, text, button: text, calculator: text, picture: pictureId }),
  call: z.strictObject({ title: text, text, button: text, service: text, calculator: text }),
});

export type BlogWords = z.infer<typeof blog>;
