import { z } from 'zod';
import { pictureId, titled, widget } from '../schema/section-parts.ts';
import { text } from '../schema/text.ts';

export const introSection = z.strictObject({
  type: z.literal('intro'),
  title: text,
  lead: text,
  facts: z.array(titled).default([]),
  widget: widget.optional(),
  picture: pictureId.optional(),
});
