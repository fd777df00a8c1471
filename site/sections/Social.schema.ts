import { z } from 'zod';
import { projectName } from '../schema/projects.ts';
import { opening, sample } from '../schema/section-parts.ts';
import { text } from '../schema/text.ts';

/** Reviews, sharing and social profiles, without a title of their own where the section's says it. Profiles come from the facts. */
export const socialSection = z.strictObject({
  type: z.literal('social'),
  ...opening,
  sample: sample.default(false),
  /** `label` leads to the reviews on Google, or with `write` to its form for one, and `other` to the reviews on Facebook. */
  reviews: z
    .strictObject({
      title: text.optional(),
      text,
      label: text,
      other: text,
      write: z.boolean().default(false),
      /** What one customer said, which makes a band of the section. */
      quote: z.strictObject({ record: projectName, name: z.string(), words: text }).optional(),
    })
    .optional(),
  share: z.strictObject({ title: text.optional(), text, label: text }).optional(),
  follow: z.strictObject({ title: text.optional(), text }).optional(),
});
