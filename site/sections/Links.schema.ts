import { z } from 'zod';
import { action, opening, pictureId, route } from '../schema/section-parts.ts';
import { text } from '../schema/text.ts';

/** Links to other pages. `large` ones have a picture and features. */
export const linksSection = z.strictObject({
  type: z.literal('links'),
  ...opening,
  layout: z.enum(['large', 'small', 'index']),
  links: z
    .array(
      z.strictObject({
        to: route,
        title: text,
        text,
        label: text.optional(),
        picture: pictureId.optional(),
        features: z.array(text).default([]),
      }),
    )
    .min(2),
  more: action.optional(),
});
