import { z } from 'zod';
import { opening } from '../schema/section-parts.ts';
import { text } from '../schema/text.ts';

/** A table of prices or other figures. The first column is the row's header. */
export const priceTableSection = z.strictObject({
  type: z.literal('price-table'),
  ...opening,
  columns: z.array(text).min(2),
  rows: z.array(z.strictObject({ label: text, note: text.optional(), values: z.array(text).min(1) })).min(2),
  footnote: text.optional(),
  /** Title of a row that opens on the table when it is pressed. Without it the table is open. */
  folded: text.optional(),
});
