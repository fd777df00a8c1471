import { type BuiltPage, canonicalRoute } from './built-pages.ts';
import { repeatedOnPurpose } from './copy-rules.ts';
import { sentencesOf, wordsOf } from './page-text.ts';

/** A sentence of fewer words is a phrase: anyone may say "Gratis offerte" twice. */
const fewest = 6;

const ofArticles = new Set(repeatedOnPurpose.flatMap(sentencesOf).map(bare));

/**
 * Sentences that stand on two pages, as `/one and /other: sentence`. Two routes of the same screen count as one page. Menus, forms,
 * widgets and table cells are not in the lines that come here: they say the same everywhere, and should.
 */
export function repeatedSentences(
  copy: readonly { page: BuiltPage; sentences: readonly string[] }[],
): string[] {
  const places = new Map<string, { sentence: string; at: Map<string, string> }>();
  for (const { page, sentences } of copy)
    for (const sentence of sentences) {
      const key = bare(sentence);
      if (wordsOf(sentence).length < fewest || ofArticles.has(key)) continue;
      const place = places.get(key) ?? { sentence, at: new Map<string, string>() };
      place.at.set(canonicalRoute(page), page.address);
      places.set(key, place);
    }
  return [...places.values()]
    .filter(({ at }) => at.size > 1)
    .map(({ sentence, at }) => `${[...at.values()].join(' and ')}: ${sentence}`);
}

/** Without case and punctuation: an added comma makes no new sentence. */
function bare(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
