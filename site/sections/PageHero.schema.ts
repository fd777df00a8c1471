import { z } from 'zod';
import { action, figure, pictureId } from '../schema/section-parts.ts';
import { text } from '../schema/text.ts';

/** The head of an inner page. */
export const pageHeroSection = z.strictObject({
  type: z.literal('page-hero'),
  /** `wide` for a service, `split` for a place, a group of customers or a picture that is too tall for a wide head, `text` for a guide. */
  layout: z.enum(['wide', 'split', 'text']).default('wide'),
  title: text,
  lead: text,
  picture: pictureId,
  /** The part of a wide picture that shows on a wide screen; `top` where the sheet of paper would cut something in two. */
  crop: z.enum(['centre', 'top']).default('centre'),
  actions: z.array(action).max(3).default([]),
  figures: z.array(figure).default([]),
});
