import { type Language, languages } from '../../widgets/domain/text.ts';
import type { BlogWords } from '../schema/blog.ts';
import type { Facts } from '../schema/facts.ts';
import type { Navigation } from '../schema/navigation.ts';
import type { Article } from './content/articles.ts';
import type { Page } from './content/content.ts';
import { loadContent } from './content/load-content.ts';
import { type Localised, localise, type Placeholders } from './content/localise.ts';
import type { Projects } from './content/projects.ts';
import { type Environment, environment } from './environment.ts';
import { assertReadyForProduction } from './launch/production-check.ts';
import { loadPictures, type Pictures } from './pictures/pictures.ts';

/** The data of all templates, loaded once per build. */
export interface Site {
  environment: Environment;
  pages: Page[];
  /** The articles of the blog, the newest first. */
  articles: Article[];
  /** Dutch routes of all pages, also those made by templates. */
  routes: ReadonlySet<string>;
  facts: Facts;
  projects: Projects;
  pictures: Pictures;
  /** Data per language, ready for both. */
  local: Record<
    Language,
    {
      facts: Localised<Facts>;
      navigation: Localised<Navigation>;
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
  const { facts, projects, pages, articles, navigation, blog, routes, placeholders } = loadContent();
  const local = languages.map((lang) => [
    lang,
    {
      placeholders: placeholders[lang],
      facts: localise(facts, lang, placeholders[lang]),
      navigation: localise(navigation, lang, placeholders[lang]),
      blog: localise(blog, lang, placeholders[lang]),
    },
  ]);
  return {
    environment: env,
    pages,
    articles,
    routes,
    facts,
    projects,
    pictures: await loadPictures(),
    local: Object.fromEntries(local),
  };
}
