import { z } from 'zod';
import { richText, text } from '../schema/text.ts';

/** Numbered articles of terms. */
export const articlesSection = z.strictObject({
  type: z.literal('articles'),
  title: text,
  intro: richText.optional(),
  articles: z.array(z.strictObject({ title: text, paragraphs: z.array(richText).min(1) })).min(2),
});
