import { type BuiltPage, canonicalRoute } from './built-pages.ts';
import { repeatedOnPurpose } from './copy-rules.ts';
import { sentencesOf, wordsOf } from './page-text.ts';

/** A shorter sentence is a phrase that may be repeated, such as "Gratis offerte". */
const fewest = 6;

const onPurpose = new Set(repeatedOnPurpose.flatMap(sentencesOf).map(bare));

/**
 * Sentences that are on two pages, as `/one and /other: sentence`. Two routes of the same page count as one page. The lines come without
 * menus, forms, widgets and table cells, which may repeat.
 */
export function repeatedSentences(
  copy: readonly { page: BuiltPage; sentences: readonly string[] }[],
): string[] {
  const places = new Map<string, { sentence: string; at: Map<string, string> }>();
  for (const { page, sentences } of copy)
    for (const sentence of sentences) {
      const key = bare(sentence);
      if (wordsOf(sentence).length < fewest || onPurpose.has(key)) continue;
      const place = places.get(key) ?? { sentence, at: new Map<string, string>() };
      place.at.set(canonicalRoute(page), page.address);
      places.set(key, place);
    }
  return [...places.values()]
    .filter(({ at }) => at.size > 1)
    .map(({ sentence, at }) => `${[...at.values()].join(' and ')}: ${sentence}`);
}

/** Ignores case and punctuation: an added comma does not make a new sentence. */
function bare(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
