import { z } from 'zod';
import { action, figure, pictureId } from '../schema/section-parts.ts';
import { text } from '../schema/text.ts';

/** The head of an inner page, over a large picture. */
export const pageHeroSection = z.strictObject({
  type: z.literal('page-hero'),
  title: text,
  lead: text,
  picture: pictureId,
  actions: z.array(action).max(3).default([]),
  figures: z.array(figure).default([]),
});
