import { addressOf } from '../lib/addresses.ts';
import { atomFeed } from '../lib/atom-feed.ts';
import { loadSite, type Site } from '../lib/site.ts';
import { type Lang, languages } from '../schema/text.ts';

interface Data {
  site: Site;
  lang: Lang;
}

/** `/blog/feed.xml`: the articles for feed readers, a feed for each language. */
export const data = async () => ({
  site: await loadSite(),
  pagination: { data: 'languages', size: 1, alias: 'lang' },
  languages: [...languages],
  permalink: ({ lang }: Data) => addressOf('/blog/feed.xml', lang),
});

export function render({ site, lang }: Data): string {
  return atomFeed(site, lang);
}
