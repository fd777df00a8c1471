import { z } from 'zod';
import { titled } from '../schema/section-parts.ts';
import { text } from '../schema/text.ts';

export const sellingPointsSection = z.strictObject({
  type: z.literal('selling-points'),
  title: text,
  points: z.array(titled.extend({ figure: text })).length(4),
});
