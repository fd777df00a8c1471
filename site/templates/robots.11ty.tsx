import { loadSite, type Site } from '../lib/site.ts';

/** Crawlers may read everything. Pages that must not be indexed say so themselves. */
export const data = async () => ({ site: await loadSite(), permalink: '/robots.txt' });

export function render({ site: { environment } }: { site: Site }): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${environment.siteUrl}/sitemap.xml\n`;
}
