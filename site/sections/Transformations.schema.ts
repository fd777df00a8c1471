import { z } from 'zod';
import { crop, opening, pictureId, sample } from '../schema/section-parts.ts';
import { text } from '../schema/text.ts';

/** Before and after in words, for work that has one picture. */
export const transformationsSection = z.strictObject({
  type: z.literal('transformations'),
  ...opening,
  sample,
  transformations: z
    .array(
      z.strictObject({
        title: text,
        subject: z.string(),
        facts: text,
        place: z.string(),
        text,
        before: text,
        after: text,
        services: z.array(text).min(1),
        results: z.array(text).min(1),
        picture: pictureId,
        crop,
      }),
    )
    .min(2),
});
