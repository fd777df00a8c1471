import { z } from 'zod';
import { opening, sample } from '../schema/section-parts.ts';
import { text } from '../schema/text.ts';

export const testimonialsSection = z.strictObject({
  type: z.literal('testimonials'),
  ...opening,
  sample,
  testimonials: z
    .array(
      z.strictObject({
        name: z.string(),
        place: z.string(),
        project: text,
        rating: z.number().min(1).max(5),
        headline: text,
        text,
        date: z.iso.date(),
      }),
    )
    .min(3),
});
