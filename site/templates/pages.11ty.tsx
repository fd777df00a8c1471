import { addressOf } from '../../widgets/domain/addresses.ts';
import { type Language, languages } from '../../widgets/domain/text.ts';
import { fileOf } from '../lib/addresses.ts';
import type { Page } from '../lib/content/content.ts';
import { loadSite, type Site } from '../lib/site.ts';

export interface PageData {
  site: Site;
  item: { page: Page; lang: Language };
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
 * The layout draws the whole page, because Eleventy keeps what every template returns until the last file is written, but not what a
 * layout makes of it.
 */
export const render = () => '';
