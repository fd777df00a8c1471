import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { forEachLanguage, languages } from '../../../widgets/domain/text.ts';
import { articleMeta } from '../../schema/article.ts';
import { type BlogWords, blog as blogSchema } from '../../schema/blog.ts';
import { type Facts, facts as factsSchema } from '../../schema/facts.ts';
import { filmWords } from '../../schema/films.ts';
import { type Navigation, navigation as navigationSchema } from '../../schema/navigation.ts';
import { page as pageSchema } from '../../schema/page.ts';
import { projects as projectsSchema } from '../../schema/projects.ts';
import { loadPictureNotes, pictureFile } from '../pictures/picture-source.ts';
import { type Article, loadArticles } from './articles.ts';
import { wrongNamesIn, wrongNamesInMarkdown } from './check-names.ts';
import { loadPages, type Page } from './content.ts';
import { Collected } from './content-mistakes.ts';
import { factsFile, loadFacts } from './facts.ts';
import type { KnownNames } from './known-names.ts';
import { doubleRoutes, knownRoutes } from './known-routes.ts';
import { type Placeholders, placeholdersFrom } from './localise.ts';
import { loadProjects, type Projects, projectsFile, quotedProjects } from './projects.ts';
import { placesOf, readYaml } from './read-yaml.ts';

/** The files of site/content that are not a folder of pages or articles. */
const files = {
  blog: 'site/content/blog/blog.yaml',
  films: 'site/content/films.yaml',
  navigation: 'site/content/navigation.yaml',
  pictures: 'site/pictures/pictures.yaml',
} as const;

/** All content, read and checked. */
export interface Content {
  facts: Facts;
  projects: Projects;
  pages: Page[];
  /** The newest first. */
  articles: Article[];
  navigation: Navigation;
  blog: BlogWords;
  /** Dutch routes of all pages, also those made by templates. */
  routes: ReadonlySet<string>;
  placeholders: KnownNames['placeholders'];
}

/**
 * Reads all content.
 *
 * @throws ContentMistakes with every mistake in every file
 */
export function loadContent(): Content {
  const collected = new Collected();
  const read = readAll(collected);
  // A file that cannot be read may hold the names that the others use.
  collected.throwIfAny();
  const { facts, projects, pages, articles, pictures, ...words } = read as Complete<typeof read>;
  collected.add(...doubleRoutes(pages, articles), ...missingPictureFiles(pictures));

  const routes = knownRoutes(pages, articles);
  const placeholders = forEachLanguage(
    (lang): Placeholders => placeholdersFrom({ ...facts, ...quotedProjects(projects) }, lang),
  );
  const known: KnownNames = {
    routes,
    pictures: Object.keys(pictures),
    projects: Object.keys(projects),
    placeholders,
  };
  collected.add(
    ...wrongNamesIn(factsFile, factsSchema, facts, known),
    ...wrongNamesIn(projectsFile, projectsSchema, projects, known),
    ...wrongNamesIn(files.navigation, navigationSchema, words.navigation, known),
    ...wrongNamesIn(files.blog, blogSchema, words.blog, known),
    ...wrongNamesIn(files.films, filmWords, words.films, known),
    ...pages.flatMap(({ file, content }) => wrongNamesIn(file, pageSchema, content, known)),
    ...articles.flatMap(({ file, meta, body }) => [
      ...wrongNamesIn(join(file, 'meta.yaml'), articleMeta, meta, known),
      ...languages.flatMap((lang) => wrongNamesInMarkdown(join(file, `${lang}.md`), body[lang], lang, known)),
    ]),
  );
  collected.throwIfAny();
  return { facts, projects, pages, articles, ...words, routes, placeholders };
}

function readAll(collected: Collected) {
  return {
    facts: collected.from(() => loadFacts()),
    projects: collected.from(() => loadProjects()),
    pages: collected.from(() => loadPages()),
    articles: collected.from(() => loadArticles()),
    navigation: collected.from(() => readYaml(files.navigation, navigationSchema)),
    blog: collected.from(() => readYaml(files.blog, blogSchema)),
    films: collected.from(() => readYaml(files.films, filmWords)),
    pictures: collected.from(() => loadPictureNotes()),
  };
}

type Complete<T> = { [K in keyof T]: NonNullable<T[K]> };

/** Pictures without a file, and details of a picture that does not exist. */
function missingPictureFiles(pictures: ReturnType<typeof loadPictureNotes>): string[] {
  return Object.entries(pictures).flatMap(([id, { detail }]) => {
    const file = pictureFile(detail?.of ?? id);
    return existsSync(file) ? [] : [`${placesOf(files.pictures)([id])}: ${id}: there is no file ${file}`];
  });
}
