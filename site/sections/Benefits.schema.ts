import { z } from 'zod';
import { icon, opening, pictureId } from '../schema/section-parts.ts';
import { text } from '../schema/text.ts';

export const benefitsSection = z.strictObject({
  type: z.literal('benefits'),
  ...opening,
  layout: z.enum(['list', 'columns', 'beside']),
  picture: pictureId.optional(),
  /** Beside the points on a wide screen only. */
  pictureOnPhone: z.boolean().default(true),
  benefits: z.array(z.strictObject({ icon, title: text, text, details: z.array(text).default([]) })).min(2),
});
