import { ArticleNotFound } from '../blog/ArticleNotFound.tsx';
import { renderPage } from '../layouts/Base.tsx';
import { addressOf } from '../lib/addresses.ts';
import { loadSite, type Site } from '../lib/site.ts';
import { type Lang, languages } from '../schema/text.ts';

interface Data {
  site: Site;
  lang: Lang;
}

/** What a host serves with status 404 under /blog: one for each language. */
export const data = async () => ({
  site: await loadSite(),
  pagination: { data: 'languages', size: 1, alias: 'lang' },
  languages: [...languages],
  permalink: ({ lang }: Data) => `${addressOf('/blog/404', lang)}.html`,
});

export function render({ site, lang }: Data): string {
  // The language links of a missing article lead to the blog.
  const context = { site, lang, route: '/blog' };
  const title = { nl: 'Artikel niet gevonden', en: 'Article not found' }[lang];
  return renderPage({
    context,
    title: `${title} | ${site.facts.company.name}`,
    description: title,
    anywhere: true,
    children: <ArticleNotFound context={context} articles={site.articles} />,
  });
}
