import { z } from 'zod';
import { opening } from '../schema/section-parts.ts';
import { text } from '../schema/text.ts';

export const comparisonSection = z.strictObject({
  type: z.literal('comparison'),
  ...opening,
  wrap: text,
  replace: text,
  rows: z
    .array(
      z.strictObject({
        aspect: text,
        wrap: text,
        replace: text,
        winner: z.enum(['wrap', 'replace', 'equal']),
      }),
    )
    .min(2),
});
