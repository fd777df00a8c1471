import { z } from 'zod';
import { anchor } from '../schema/section-parts.ts';
import { richText, text } from '../schema/text.ts';

export const questionsSection = z.strictObject({
  type: z.literal('questions'),
  id: anchor.optional(),
  title: text,
  text: richText.optional(),
  questions: z.array(z.strictObject({ question: text, answer: richText })).min(1),
});
