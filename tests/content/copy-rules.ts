import { loadArticles } from '../../site/lib/content/articles.ts';
import { loadFacts } from '../../site/lib/content/facts.ts';
import { localise, placeholdersFrom } from '../../site/lib/content/localise.ts';
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
 * title and the excerpt of an article, every page tells in the same words what the advice visit costs, and the owner confirms a sentence
 * about prices once for all pages that need it.
 */
export const repeatedOnPurpose: readonly string[] = languages.flatMap((lang) => {
  const facts = loadFacts();
  const placeholders = placeholdersFrom(facts, lang);
  const ofArticles = loadArticles().flatMap(({ meta }) => [meta.title, meta.excerpt]);
  const ofPrices = Object.values(facts.sentences).map(({ text }) => text);
  return [facts.visit.cost, ...ofPrices, ...ofArticles].map((text) => localise(text, lang, placeholders));
});
