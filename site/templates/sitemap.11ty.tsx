import { addressOf } from '../lib/addresses.ts';
import { loadSite, type Site } from '../lib/site.ts';
import { languages } from '../schema/text.ts';

/** Every page that search engines should know, with its twin in the other language. */
export const data = async () => ({ site: await loadSite(), permalink: '/sitemap.xml' });

export function render({ site }: { site: Site }): string {
  const url = (route: string, lang: (typeof languages)[number]) =>
    site.environment.siteUrl + addressOf(route, lang);
  const known = site.pages.filter(
    ({ route, content }) => content.index && (content.canonical ?? route) === route,
  );
  const entries = known.flatMap(({ route }) => {
    const twins = languages.map(
      (lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${url(route, lang)}"/>`,
    );
    return languages.map((lang) => `<url><loc>${url(route, lang)}</loc>${twins.join('')}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}
