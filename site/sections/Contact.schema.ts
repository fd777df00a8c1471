import { z } from 'zod';
import { pictureId, titled, widget } from '../schema/section-parts.ts';
import { text } from '../schema/text.ts';

export const contactSection = z.strictObject({
  type: z.literal('contact'),
  title: text,
  lead: text,
  stepsTitle: text,
  steps: z.array(titled).min(2),
  picture: pictureId.optional(),
  widget: widget.optional(),
  /** False where readers are no customers: it then leaves out when we visit homes, and what that costs. */
  visits: z.boolean().optional(),
});
