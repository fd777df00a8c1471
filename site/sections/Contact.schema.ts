import { z } from 'zod';
import { pictureId, titled, widget } from '../schema/section-parts.ts';
import { text } from '../schema/text.ts';

export const contactSection = z.strictObject({
  type: z.literal('contact'),
  title: text,
  lead: text,
  /** What happens next. A page that has told it already leaves both out. */
  stepsTitle: text.optional(),
  steps: z.array(titled).default([]),
  /** Below the address, on a wide screen, where the form is longer than the words. */
  picture: pictureId.optional(),
  widget: widget.optional(),
  /** False where readers are no customers: it then leaves out when we visit homes, and what that costs. */
  visits: z.boolean().optional(),
});
