import { z } from 'zod';
import { pictureId } from '../schema/section-parts.ts';
import { text } from '../schema/text.ts';

export const compareSection = z.strictObject({
  type: z.literal('compare'),
  title: text,
  text,
  left: z.strictObject({ picture: pictureId, label: text }),
  right: z.strictObject({ picture: pictureId, label: text }),
  handle: text,
});
