import { loadArticles } from '../../site/lib/articles.ts';
import { languages } from '../../site/schema/text.ts';

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

/** Sentences that may stand on more than one page, with the reason. */
export const repeatedOnPurpose = {
  /** The blog's front page, the next article's foot and the not-found page show what an article is about in its own words. */
  ofArticles: new Set(
    loadArticles().flatMap(({ meta }) => languages.flatMap((lang) => [meta.title[lang], meta.excerpt[lang]])),
  ),
  /** Names that are the same in every language. */
  inBothLanguages: [/^[\p{Lu}&][^.]*$/u],
} as const;
