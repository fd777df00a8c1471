import { z } from 'zod';
import { action, opening, pictureId } from '../schema/section-parts.ts';
import { text } from '../schema/text.ts';

/** Kinds of something: frames, furniture, films, rooms, uses. `index` is a list in large type, `tiles` has pictures. */
export const kindsSection = z.strictObject({
  type: z.literal('kinds'),
  ...opening,
  layout: z.enum(['index', 'tiles', 'swatches']),
  kinds: z
    .array(
      z.strictObject({
        title: text,
        text: text.optional(),
        picture: pictureId.optional(),
        count: text.optional(),
        features: z.array(text).default([]),
        link: action.optional(),
      }),
    )
    .min(2),
  more: action.optional(),
  /** Of an `index`: how many are shown at once, and the line that opens the others. */
  fold: z.strictObject({ after: z.number().int().min(2), label: text }).optional(),
});
