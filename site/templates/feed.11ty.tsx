import { inBothLanguages, type LanguageData } from '../lib/both-languages.ts';
import { atomFeed } from '../lib/search/atom-feed.ts';

/** `/blog/feed.xml`: the articles for feed readers, one feed per language. */
export const data = inBothLanguages('/blog/feed.xml', (address) => address);

export function render({ site, lang }: LanguageData): string {
  return atomFeed(site, lang);
}
