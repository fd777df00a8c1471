import { z } from 'zod';
import { crop, opening, pictureId, sample } from '../schema/section-parts.ts';
import { text } from '../schema/text.ts';

/** Finished projects: place, duration and film. */
export const projectsSection = z.strictObject({
  type: z.literal('projects'),
  ...opening,
  sample,
  layout: z.enum(['mosaic', 'rows', 'strip']),
  projects: z
    .array(
      z.strictObject({
        title: text,
        place: z.string(),
        picture: pictureId,
        crop,
        duration: text.optional(),
        film: text.optional(),
        text: text.optional(),
        kind: text.optional(),
        client: text.optional(),
        year: z.number().int().optional(),
        /** The work that was done. */
        work: z.array(text).default([]),
        results: z.array(text).default([]),
        /** 1 to 5. */
        rating: z.number().min(1).max(5).optional(),
      }),
    )
    .min(2),
});
