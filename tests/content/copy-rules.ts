import { loadArticles } from '../../site/lib/content/articles.ts';
import { languages } from '../../widgets/domain/text.ts';

/** Fixed texts, which may contain an exclamation mark or "je" (rule `copy-tone`). */
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
 * Texts that may be on more than one page: the blog's front page, the foot of the previous article and the not-found page repeat the
 * title and the excerpt of an article.
 */
export const repeatedOnPurpose: readonly string[] = loadArticles().flatMap(({ meta }) =>
  languages.flatMap((lang) => [meta.title[lang], meta.excerpt[lang]]),
);
