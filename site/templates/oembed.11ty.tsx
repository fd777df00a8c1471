import { oembed } from '../embed/oembed.ts';
import { loadSite, type Site } from '../lib/site.ts';
import { type EmbedPage, embedPages } from '../lib/widgets/embed-pages.ts';

interface Data {
  site: Site;
  item: EmbedPage;
}

/** The oEmbed file beside each page for frames. */
export const data = async () => ({
  site: await loadSite(),
  items: embedPages,
  pagination: { data: 'items', size: 1, alias: 'item' },
  permalink: ({ item: { address } }: Data) => `${address}.json`,
});

export function render({ site, item }: Data): string {
  return JSON.stringify(oembed(site, item));
}
