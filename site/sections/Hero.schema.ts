import { z } from 'zod';
import { icon, pictureId } from '../schema/section-parts.ts';
import { text } from '../schema/text.ts';

export const heroSection = z.strictObject({
  type: z.literal('hero'),
  title: text,
  lead: text,
  pills: z.array(z.strictObject({ icon, text })).length(3),
  /** The kitchen of the visualiser in this film: shown until another is chosen. */
  picture: pictureId,
  /** Code of that film. */
  film: z.string(),
  quote: text,
  call: text,
  hours: text,
  freelancer: text,
  /** What customers think of the company, as a figure with what it means, and the way to their reviews. `short` says it where there is less room. */
  proof: z.strictObject({ figure: text, text, label: text, short: text }),
  card: z.strictObject({
    title: text,
    label: text,
    placeholder: text,
    button: text,
    note: text,
    choices: z.array(z.strictObject({ value: z.string(), label: text })).min(2),
  }),
});
