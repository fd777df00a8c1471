import { z } from 'zod';
import { opening } from '../schema/section-parts.ts';
import { text } from '../schema/text.ts';

export const placesSection = z.strictObject({
  type: z.literal('places'),
  ...opening,
  places: z
    .array(z.strictObject({ city: z.string(), text, distance: text, services: z.array(text).min(1) }))
    .min(2),
});
