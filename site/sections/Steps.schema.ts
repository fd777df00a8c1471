import { z } from 'zod';
import { opening, pictureId } from '../schema/section-parts.ts';
import { text } from '../schema/text.ts';

export const stepsSection = z.strictObject({
  type: z.literal('steps'),
  ...opening,
  layout: z.enum(['line', 'grid']),
  picture: pictureId.optional(),
  steps: z.array(z.strictObject({ title: text, text, time: text.optional() })).min(3),
});
