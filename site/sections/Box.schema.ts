import { z } from 'zod';
import { action, opening } from '../schema/section-parts.ts';

/** A highlighted note or call to action. */
export const boxSection = z.strictObject({
  type: z.literal('box'),
  ...opening,
  actions: z.array(action).default([]),
});
