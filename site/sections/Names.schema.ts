import { z } from 'zod';
import { opening, sample } from '../schema/section-parts.ts';
import { text } from '../schema/text.ts';

/** Names set in type: clients, brands. */
export const namesSection = z.strictObject({
  type: z.literal('names'),
  ...opening,
  sample,
  groups: z.array(z.strictObject({ title: text, names: z.array(z.string()).min(3) })).min(1),
});
