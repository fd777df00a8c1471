import { z } from 'zod';
import { action, anchor, pictureId, titled, widget } from '../schema/section-parts.ts';
import { richText, text } from '../schema/text.ts';

export const widgetSection = widget.extend({
  type: z.literal('widget'),
  /** `beside`: words beside the widget. `wide`: words above it, and the widget has the full width. */
  layout: z.enum(['beside', 'wide']).default('beside'),
  id: anchor.optional(),
  title: text.optional(),
  text: richText.optional(),
  notes: z.array(text).default([]),
  /** Shown until the widget's script has loaded, on a page whose byte budget has no room for the prerendered widget. */
  instead: action.extend({ picture: pictureId }).optional(),
  /** Shown when the address ends in its id, for a visitor who sent a form without scripts. */
  received: titled.extend({ id: anchor }).optional(),
});
