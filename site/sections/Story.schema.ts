import { z } from 'zod';
import { action, anchor, pictureId } from '../schema/section-parts.ts';
import { richText, text } from '../schema/text.ts';

/** Running text; paragraphs may hold links and stress. */
export const storySection = z.strictObject({
  type: z.literal('story'),
  id: anchor.optional(),
  title: text,
  paragraphs: z.array(richText).min(1),
  list: z.array(richText).default([]),
  /** Rows below the paragraphs that open when they are pressed. */
  folds: z.array(z.strictObject({ title: text, text: richText })).default([]),
  picture: pictureId.optional(),
  side: z.enum(['left', 'right']).default('right'),
  actions: z.array(action).default([]),
});
