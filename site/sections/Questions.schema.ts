import { z } from 'zod';
import { anchor } from '../schema/section-parts.ts';
import { text } from '../schema/text.ts';

export const questionsSection = z.strictObject({
  type: z.literal('questions'),
  id: anchor.optional(),
  title: text,
  text: text.optional(),
  questions: z.array(z.strictObject({ question: text, answer: text })).min(1),
});
