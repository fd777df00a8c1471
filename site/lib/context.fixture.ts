import { type Language, languages } from '../../widgets/domain/text.ts';
import { blog } from '../schema/blog.ts';
import type { Article } from './content/articles.ts';
import { loadFacts } from './content/facts.ts';
import { localise, placeholdersFrom } from './content/localise.ts';
import { readYaml } from './content/read-yaml.ts';
import { environment } from './environment.ts';
import type { PageContext } from './page-context.ts';
import type { Site } from './site.ts';

/** A page context for tests: the real facts and texts, the given routes, no pictures. */
export function contextOf(route: string, lang: Language = 'nl', site: Partial<Site> = {}): PageContext {
  const facts = loadFacts({});
  const words = readYaml('site/content/blog/blog.yaml', blog);
  const local = languages.map((language) => {
    const placeholders = placeholdersFrom(facts, language);
    const navigation = { header: [], footer: [], legal: [] };
    return [
      language,
      {
        placeholders,
        navigation,
        facts: localise(facts, language, placeholders),
        blog: localise(words, language, placeholders),
      },
    ];
  });
  return {
    lang,
    route,
    site: {
      environment: environment({ WRAPPIE_SITE_URL: 'https://wrappie.test' }),
      pages: [],
      articles: [],
      routes: new Set([route]),
      facts,
      projects: {},
      pictures: new Map(),
      local: Object.fromEntries(local),
      ...site,
    },
  };
}

export const article: Article = {
  slug: 'proef',
  route: '/blog/proef',
  file: 'site/content/blog/proef',
  meta: {
    title: { nl: 'Een proef </script>', en: 'A trial </script>' },
    description: { nl: 'Waar het over gaat', en: 'What it is about' },
    excerpt: { nl: 'Lees het', en: 'Read it' },
    category: 'tips-advies',
    author: 'Marieke Vos',
    date: '2025-02-18',
    picture: 'kitchen-oak',
    tags: [{ nl: 'Keuken', en: 'Kitchen' }],
    service: '/diensten/keuken-wrappen',
    featured: false,
  },
  body: {
    nl: '## Wat het kost\n\nVanaf € {prices.minimum}. Zie [elders](/blog/weg).',
    en: '## The price\n\nFrom €{prices.minimum}. See [here](/blog/proef).',
  },
  words: { nl: 9, en: 9 },
  readingTime: { nl: 1, en: 1 },
};
