import { addressOf } from '../../../widgets/domain/addresses.ts';
import { defaultLanguage, type Language, languages } from '../../../widgets/domain/text.ts';
import { filmIndexRoute, filmPages } from '../films/film-pages.ts';
import type { Site } from '../site.ts';
import { partnerRoute, partnerWidgets } from '../widgets/partner-widgets.ts';

interface Entry {
  route: string;
  /** Date of the last change, if known. */
  changed?: string;
}

/** The sitemap: every page for search engines, with its twins in the other languages. */
export function sitemap(site: Pick<Site, 'pages' | 'articles' | 'environment'>): string {
  const url = (route: string, lang: Language) => site.environment.siteUrl + addressOf(route, lang);
  const entries = known(site).flatMap(({ route, changed }) => {
    const twins = [
      ...languages.map((lang) => twin(lang, url(route, lang))),
      twin('x-default', url(route, defaultLanguage)),
    ];
    const when = changed ? `<lastmod>${changed}</lastmod>` : '';
    return languages.map((lang) => `<url><loc>${url(route, lang)}</loc>${when}${twins.join('')}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

/** Leaves out pages with another canonical address, and pages that are `noindex`. */
function known({ pages, articles }: Pick<Site, 'pages' | 'articles'>): Entry[] {
  const listed = pages.filter(
    ({ route, content }) => content.index && (content.canonical ?? route) === route,
  );
  return [
    ...listed.map(({ route }) => ({ route })),
    ...[partnerRoute, ...partnerWidgets.map(({ route }) => route)].map((route) => ({ route })),
    { route: filmIndexRoute },
    ...filmPages.map(({ route }) => ({ route })),
    { route: '/blog', changed: articles[0]?.meta.date },
    ...articles.map(({ route, meta }) => ({ route, changed: meta.date })),
  ];
}

function twin(lang: string, url: string): string {
  return `<xhtml:link rel="alternate" hreflang="${lang}" href="${url}"/>`;
}
