import { text } from './text.ts';

const lengths = { title: [10, 60], description: [120, 155] } as const;

type Limited = keyof typeof lengths;

/**
 * A title or a description for search engines, which cut longer texts and rewrite shorter ones. A text that quotes facts is measured when
 * they are filled in (`assertFits`).
 */
export function limited(kind: Limited) {
  return text.superRefine((value, context) => {
    for (const [lang, words] of Object.entries(value)) {
      const message = words.includes('{') ? undefined : misfit(kind, words);
      if (message) context.addIssue({ code: 'custom', path: [lang], message });
    }
  });
}

/** @throws Error when a title or a description, with its facts filled in, is too long or too short */
export function assertFits(texts: Readonly<Record<Limited, string>>): void {
  for (const kind of Object.keys(lengths) as Limited[]) {
    const message = misfit(kind, texts[kind]);
    if (message) throw new Error(`${kind}: ${message}, "${texts[kind]}"`);
  }
}

function misfit(kind: Limited, words: string): string | undefined {
  const [min, max] = lengths[kind];
  if (words.length >= min && words.length <= max) return undefined;
  return `${words.length} characters, should be ${min} to ${max}`;
}
