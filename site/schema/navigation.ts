import { z } from 'zod';
import { route } from './section-parts.ts';
import { text } from './text.ts';

const link = z.strictObject({ route, label: text });
const menu = z.strictObject({ label: text, children: z.array(link).min(1) });

/** Every link that the header and the footer may show. */
export const navigation = z.strictObject({
  header: z.array(z.union([link, menu])),
  footer: z.array(z.strictObject({ title: text, links: z.array(link) })),
  legal: z.array(link),
});

export type Navigation = z.infer<typeof navigation>;
