import { z } from 'zod';
import { type Language, languages } from '../../widgets/domain/text.ts';
import { type BlogWords, blog as blogSchema } from '../schema/blog.ts';
import type { Facts } from '../schema/facts.ts';
import { type Article, loadArticles } from './content/articles.ts';
import { loadPages, type Page } from './content/content.ts';
import { loadFacts } from './content/facts.ts';
import { type Localised, localise, type Placeholders, placeholdersFrom } from './content/localise.ts';
import { type LocalNavigation, loadNavigation } from './content/navigation.ts';
import { readYaml } from './content/read-yaml.ts';
import { type Environment, environment } from './environment.ts';
import { filmPages } from './films/film-pages.ts';
import { assertReadyForProduction } from './launch/production-check.ts';
import { loadPictures, type Pictures } from './pictures/pictures.ts';
import { partnerWidgets } from './widgets/partner-widgets.ts';

/** The data of all templates, loaded once per build. */
export interface Site {
  environment: Environment;
  pages: Page[];
  /** The articles of the blog, the newest first. */
  articles: Article[];
  /** Dutch routes of all pages, also those made by templates. */
  routes: ReadonlySet<string>;
  facts: Facts;
  pictures: Pictures;
  /** Data per language, ready for both. */
  local: Record<
    Language,
    {
      facts: Localised<Facts>;
      navigation: LocalNavigation;
      blog: Localised<BlogWords>;
      placeholders: Placeholders;
    }
  >;
}

let loading: Promise<Site> | undefined;

/** The site's content. The first call reads it, later ones share it. */
export function loadSite(): Promise<Site> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Site> {
  const env = environment();
  if (env.production) assertReadyForProduction(env);
  const facts = loadFacts();
  const pages = loadPages();
  const articles = loadArticles();
  const templateRoutes = readYaml('site/content/template-routes.yaml', z.array(z.string().startsWith('/')));
  const routes = new Set([
    ...[...pages, ...articles, ...partnerWidgets, ...filmPages].map(({ route }) => route),
    ...templateRoutes,
  ]);
  const navigation = loadNavigation(routes);
  const blog = readYaml('site/content/blog/blog.yaml', blogSchema);
  const local = languages.map((lang) => {
    const placeholders = placeholdersFrom(facts, lang);
    return [
      lang,
      {
        placeholders,
        facts: localise(facts, lang, placeholders),
        navigation: localise(navigation, lang, placeholders),
        blog: localise(blog, lang, placeholders),
      },
    ];
  });
  return {
    environment: env,
    pages,
    articles,
    routes,
    facts,
    pictures: await loadPictures(),
    local: Object.fromEntries(local),
  };
}
