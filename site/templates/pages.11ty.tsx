import { addressOf, fileOf } from '../lib/addresses.ts';
import type { Page } from '../lib/content/content.ts';
import { loadSite, type Site } from '../lib/site.ts';
import { type Lang, languages } from '../schema/text.ts';

export interface PageData {
  site: Site;
  item: { page: Page; lang: Lang };
}

/** Every page file, in both languages. */
export const data = async () => {
  const site = await loadSite();
  return {
    site,
    items: site.pages.flatMap((page) => languages.map((lang) => ({ page, lang }))),
    pagination: { data: 'items', size: 1, alias: 'item' },
    permalink: ({ item }: PageData) => fileOf(addressOf(item.page.route, item.lang)),
    layout: 'page.11ty.tsx',
  };
};

/**
 * The layout draws all of the page: Eleventy keeps what every template returns until the last file is written, but not what
 * a layout makes of it.
 */
export const render = () => '';
