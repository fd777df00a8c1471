import { z } from 'zod';
import { projectName } from '../schema/projects.ts';
import { action, crop, opening, pictureId, sample } from '../schema/section-parts.ts';
import { text } from '../schema/text.ts';

/** Finished projects. Place, duration, film and year of each are in its record. */
export const projectsSection = z.strictObject({
  type: z.literal('projects'),
  ...opening,
  sample,
  layout: z.enum(['grid', 'mosaic', 'rows', 'strip']),
  /** Whether each card says how much work it was, and what the calculator asks for it. */
  prices: z.boolean().default(false),
  projects: z
    .array(
      z.strictObject({
        record: projectName,
        title: text,
        picture: pictureId,
        crop,
        /** The same place before the work, from the same spot. Shown in the layout `rows`, small, in the corner of the picture. */
        before: pictureId.optional(),
        text: text.optional(),
        kind: text.optional(),
        client: text.optional(),
        /** Shown in the layout `grid`, where the whole card can be pressed. */
        link: action.optional(),
        /** The work that was done. */
        work: z.array(text).default([]),
        results: z.array(text).default([]),
        /** 1 to 5. Shown in the layout `rows`, with the client. */
        rating: z.number().min(1).max(5).optional(),
      }),
    )
    .min(2),
});
