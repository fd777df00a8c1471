import { z } from 'zod';
import { section } from './sections.ts';
import { text } from './text.ts';

const lengths = { title: [10, 60], description: [120, 155] } as const;

/** One page as written in site/content/pages: its place there is its route. */
export const page = z.strictObject({
  title: limited('title'),
  description: limited('description'),
  /** The picture that shows when someone shares the page. */
  picture: z.string().optional(),
  /** The route that search engines should name instead of this one. */
  canonical: z.string().startsWith('/').optional(),
  /** `false` keeps the page out of search engines. */
  index: z.boolean().default(true),
  sections: z.array(section).min(1),
});

export type PageContent = z.infer<typeof page>;

/** Search engines cut what is longer and rewrite what is shorter. Measured as written: quote no facts here. */
function limited(kind: keyof typeof lengths) {
  const [min, max] = lengths[kind];
  return text.superRefine((value, context) => {
    for (const [lang, words] of Object.entries(value)) {
      if (words.length >= min && words.length <= max) continue;
      context.addIssue({
        code: 'custom',
        path: [lang],
        message: `${words.length} characters, should be ${min} to ${max}`,
      });
    }
  });
}
