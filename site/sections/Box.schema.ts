import { z } from 'zod';
import { action, opening } from '../schema/section-parts.ts';

/** One thing to know or do, set apart. */
export const boxSection = z.strictObject({
  type: z.literal('box'),
  ...opening,
  actions: z.array(action).default([]),
});
