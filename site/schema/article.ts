import { z } from 'zod';
import { limited } from './page-texts.ts';
import { pictureId, route } from './section-parts.ts';
import { text } from './text.ts';

/** What an article is about, in the order of the chips on the blog's front page. */
export const categories = [
  'prijzen-kosten',
  'tips-advies',
  'vergelijkingen',
  'duurzaamheid',
  'trends-stijl',
] as const;

/** One article as written in site/content/blog/<slug>/meta.yaml. Its body is beside it in nl.md and en.md. */
export const articleMeta = z.strictObject({
  title: limited('title'),
  description: limited('description'),
  /** Its text on the blog's front page. */
  excerpt: text,
  category: z.enum(categories),
  author: z.string().min(2),
  date: z.iso.date(),
  /** Id of a picture in site/pictures/pictures.yaml. */
  picture: pictureId,
  tags: z.array(text).min(1).max(5),
  /** Route of the service to which the article links. */
  service: route,
  /** Marks the article at the top of the blog. */
  featured: z.boolean().default(false),
});

export type ArticleMeta = z.infer<typeof articleMeta>;
