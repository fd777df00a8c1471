import { renderPage } from '../layouts/Base.tsx';
import { addressOf } from '../lib/addresses.ts';
import { loadSite, type Site } from '../lib/site.ts';
import { type Lang, languages } from '../schema/text.ts';
import { NotFound } from '../sections/NotFound.tsx';

interface Data {
  site: Site;
  lang: Lang;
}

/** What a host serves with status 404: one for each language, the English one for everything under /en. */
export const data = async () => ({
  site: await loadSite(),
  pagination: { data: 'languages', size: 1, alias: 'lang' },
  languages: [...languages],
  permalink: ({ lang }: Data) => `${addressOf('/404', lang)}.html`,
});

export function render({ site, lang }: Data): string {
  const context = { site, lang, route: '/404' };
  const title = { nl: 'Deze pagina bestaat niet', en: 'This page does not exist' }[lang];
  return renderPage({
    context,
    title: `${title} | ${site.facts.company.name}`,
    description: title,
    anywhere: true,
    children: <NotFound context={context} />,
  });
}
