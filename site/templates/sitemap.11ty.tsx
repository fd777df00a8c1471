import { sitemap } from '../lib/search/sitemap.ts';
import { loadSite, type Site } from '../lib/site.ts';

/** Every page for search engines. */
export const data = async () => ({ site: await loadSite(), permalink: '/sitemap.xml' });

export function render({ site }: { site: Site }): string {
  return sitemap(site);
}
