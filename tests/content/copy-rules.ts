import { loadArticles } from '../../site/lib/content/articles.ts';
import { languages } from '../../widgets/domain/text.ts';

/** Strings that the specification fixes, with their marks and their "je": 000 §8, 001 §2, §7 and §8. */
export const fixedStrings = [
  'Oops! Page not found',
  'Prijsindicatie verzonden!',
  'Price indication sent!',
  'Bericht verzonden!',
  'We nemen zo snel mogelijk contact met je op.',
  'Aanmelding ontvangen!',
  'We nemen binnen 24 uur contact met je op voor de volgende stappen.',
] as const;

/**
 * What may stand on more than one page: the blog's front page, the foot of the article before and the not-found page say what an
 * article is about in its own words.
 */
export const repeatedOnPurpose: readonly string[] = loadArticles().flatMap(({ meta }) =>
  languages.flatMap((lang) => [meta.title[lang], meta.excerpt[lang]]),
);
