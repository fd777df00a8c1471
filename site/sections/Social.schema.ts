import { z } from 'zod';
import { opening } from '../schema/section-parts.ts';
import { text } from '../schema/text.ts';

/** Reviews, sharing and social profiles. Profiles come from the facts. */
export const socialSection = z.strictObject({
  type: z.literal('social'),
  ...opening,
  reviews: z.strictObject({ title: text, text, label: text }).optional(),
  share: z.strictObject({ title: text, text, label: text }).optional(),
  follow: z.strictObject({ title: text, text }).optional(),
});
