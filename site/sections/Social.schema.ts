import { z } from 'zod';
import { projectName } from '../schema/projects.ts';
import { opening, sample } from '../schema/section-parts.ts';
import { text } from '../schema/text.ts';
import { testimonial } from './Testimonials.schema.ts';

/** Reviews, sharing and social profiles, without a title of their own where the section's says it. Profiles come from the facts. */
export const socialSection = z.strictObject({
  type: z.literal('social'),
  ...opening,
  /** `label` leads to the reviews on Google, `other` to those on Facebook. */
  reviews: z
    .strictObject({
      title: text.optional(),
      text,
      label: text,
      other: text,
      /** Our rating in large type, beside what two customers said: the projects that their words are about. */
      quotes: z
        .strictObject({
          sample,
          rating: text,
          from: z.array(testimonial),
          records: z.array(projectName).length(2),
        })
        .refine(
          ({ from, records }) => records.every((record) => from.some((said) => said.record === record)),
          'no customer in `from` speaks of one of these records',
        )
        .optional(),
    })
    .optional(),
  share: z.strictObject({ title: text.optional(), text, label: text }).optional(),
  follow: z.strictObject({ title: text.optional(), text }).optional(),
});
