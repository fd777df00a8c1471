import { text } from './text.ts';

const lengths = { title: [10, 60], description: [120, 155] } as const;

/**
 * A title or a description for search engines, which cut longer texts and rewrite shorter ones. The length is measured as written, so do
 * not quote facts here.
 */
export function limited(kind: keyof typeof lengths) {
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
