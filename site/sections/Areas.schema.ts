import { z } from 'zod';
import { opening } from '../schema/section-parts.ts';

/** Our working area. Without `areas` it shows those of the facts. */
export const areasSection = z.strictObject({
  type: z.literal('areas'),
  ...opening,
  areas: z.array(z.strictObject({ name: z.string(), cities: z.array(z.string()).min(1) })).optional(),
});
