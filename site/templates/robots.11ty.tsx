import { loadSite, type Site } from '../lib/site.ts';

/** Crawlers may read everything. What should stay out says so itself. */
export const data = async () => ({ site: await loadSite(), permalink: '/robots.txt' });

export function render({ site: { environment } }: { site: Site }): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${environment.siteUrl}/sitemap.xml\n`;
}
