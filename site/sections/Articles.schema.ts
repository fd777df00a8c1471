import { z } from 'zod';
import { text } from '../schema/text.ts';

/** Numbered articles of terms. */
export const articlesSection = z.strictObject({
  type: z.literal('articles'),
  title: text,
  intro: text.optional(),
  articles: z.array(z.strictObject({ title: text, paragraphs: z.array(text).min(1) })).min(2),
});
