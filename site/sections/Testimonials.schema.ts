import { z } from 'zod';
import { projectName } from '../schema/projects.ts';
import { opening, sample } from '../schema/section-parts.ts';
import { text } from '../schema/text.ts';

export const testimonialsSection = z.strictObject({
  type: z.literal('testimonials'),
  ...opening,
  sample,
  testimonials: z
    .array(
      z.strictObject({
        /** The project that it is about: its place is there. */
        record: projectName,
        name: z.string(),
        project: text,
        rating: z.number().min(1).max(5),
        headline: text,
        text,
        date: z.iso.date(),
      }),
    )
    .min(3),
});
