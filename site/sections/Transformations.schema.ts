import { z } from 'zod';
import { projectName } from '../schema/projects.ts';
import { opening, pictureId, sample } from '../schema/section-parts.ts';
import { text } from '../schema/text.ts';

/** Before and after, in two pictures of the same place and in words. The boat, the place and the duration are in its record. */
export const transformationsSection = z.strictObject({
  type: z.literal('transformations'),
  ...opening,
  sample,
  transformations: z
    .array(
      z.strictObject({
        record: projectName,
        title: text,
        text,
        before: text,
        after: text,
        services: z.array(text).min(1),
        results: z.array(text).min(1),
        /** As it was, and as it is. */
        was: pictureId,
        picture: pictureId,
      }),
    )
    .min(2),
});
