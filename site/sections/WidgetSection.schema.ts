import { z } from 'zod';
import { action, anchor, pictureId, titled, widget } from '../schema/section-parts.ts';
import { text } from '../schema/text.ts';

export const widgetSection = widget.extend({
  type: z.literal('widget'),
  /** Words beside it, or above it and all the width for itself. */
  layout: z.enum(['beside', 'wide']).default('beside'),
  id: anchor.optional(),
  title: text.optional(),
  text: text.optional(),
  notes: z.array(text).default([]),
  /** What stands there until its script comes, where a page has no bytes for the widget itself. */
  instead: action.extend({ picture: pictureId }).optional(),
  /** Shows when the address ends in its id: for who sent a form without scripts. */
  received: titled.extend({ id: anchor }).optional(),
});
