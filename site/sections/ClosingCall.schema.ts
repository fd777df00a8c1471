import { z } from 'zod';
import { pictureId } from '../schema/section-parts.ts';
import { richText, text } from '../schema/text.ts';

export const closingCallSection = z.strictObject({
  type: z.literal('closing-call'),
  title: text,
  text: richText,
  button: text,
  picture: pictureId.optional(),
});
