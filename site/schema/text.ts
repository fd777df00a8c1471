import { z } from 'zod';
import { sameInBoth } from './same-in-both.ts';

/** The languages of the site, Dutch first. */
export const languages = ['nl', 'en'] as const;

export type Lang = (typeof languages)[number];

const sentence = z.string().trim().min(1, 'empty text');

/** A text in both languages, side by side. The same words in both are taken for a forgotten translation. */
export const text = z.strictObject({ nl: sentence, en: sentence }).refine(translated, {
  error: (issue) =>
    `nl and en are the same ("${(issue.input as Text).nl}"): translate it, or add it to site/schema/same-in-both.ts`,
});

export type Text = { nl: string; en: string };

function translated({ nl, en }: Text): boolean {
  return nl !== en || !/\p{L}{2}/u.test(nl.replace(/\{[\w.]+\}/g, '')) || sameInBoth.has(nl);
}
