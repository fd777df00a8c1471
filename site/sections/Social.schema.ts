import { z } from 'zod';
import { opening } from '../schema/section-parts.ts';
import { text } from '../schema/text.ts';

/** Reviews, sharing and social profiles, without a title of their own where the section's says it. Profiles come from the facts. */
export const socialSection = z.strictObject({
  type: z.literal('social'),
  ...opening,
  /** `label` leads to the reviews on Google, `other` to those on Facebook. */
  reviews: z.strictObject({ title: text.optional(), text, label: text, other: text }).optional(),
  share: z.strictObject({ title: text.optional(), text, label: text }).optional(),
  follow: z.strictObject({ title: text.optional(), text }).optional(),
});
