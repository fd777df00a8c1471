import type { ReactNode } from 'react';
import { addressOf } from '../../widgets/domain/addresses.ts';
import { type Language, languages, type Text } from '../../widgets/domain/text.ts';
import type { PageContext } from '../lib/page-context.ts';
import { loadSite, type Site } from '../lib/site.ts';
import { renderPage } from './Base.tsx';

interface Missing {
  /** Address of the Dutch file. A host serves the not-found page that is closest to the requested address. */
  address: string;
  /** The page that the language switcher links to; the home page if that page does not exist. */
  route: string;
  title: Text;
  body(context: PageContext): ReactNode;
  /** Preloads and the like. */
  head?(context: PageContext): ReactNode;
}

interface Data {
  site: Site;
  lang: Language;
}

/** A template for a page that a host serves with status 404: one file per language. */
export function missingPage({ address, route, title, body, head }: Missing) {
  return {
    data: async () => ({
      site: await loadSite(),
      pagination: { data: 'languages', size: 1, alias: 'lang' },
      languages: [...languages],
      permalink: ({ lang }: Data) => `${addressOf(address, lang)}.html`,
    }),
    render({ site, lang }: Data): string {
      const context: PageContext = { site, lang, route };
      return renderPage({
        context,
        title: `${title[lang]} | ${site.facts.company.name}`,
        description: title[lang],
        anywhere: true,
        head: head?.(context),
        children: body(context),
      });
    },
  };
}
