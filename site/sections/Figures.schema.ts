import { z } from 'zod';
import { figure } from '../schema/section-parts.ts';
import { text } from '../schema/text.ts';

export const figuresSection = z.strictObject({
  type: z.literal('figures'),
  title: text,
  figures: z.array(figure).min(2),
});
