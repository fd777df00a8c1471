import { z } from 'zod';
import { languages } from '../../../widgets/domain/text.ts';
import { filmPages } from '../films/film-pages.ts';
import { partnerWidgets } from '../widgets/partner-widgets.ts';
import type { Article } from './articles.ts';
import type { Page } from './content.ts';
import { readYaml } from './read-yaml.ts';

const templateRoutesFile = 'site/content/template-routes.yaml';

/** Addresses that a template or a host uses for something to which no page links; so are all addresses under them. */
const reserved = [
  '/404',
  '/_local',
  '/again',
  '/assets',
  '/bezorgen',
  '/embed',
  '/fonts',
  '/index',
  '/pictures',
  '/prijsblad',
  '/rooms',
  '/verzonden',
  '/widget-types',
  '/workbench',
];

/** The reserved address that a route has or is under, if any. */
export function reservedFor(route: string): string | undefined {
  return reserved.find((address) => route === address || route.startsWith(`${address}/`));
}

/** The routes that templates make, with what makes them. */
function templateRoutes(articles: readonly Article[]): Map<string, string> {
  return new Map([
    ...readYaml(templateRoutesFile, z.array(z.string().startsWith('/'))).map((route) => [
      route,
      templateRoutesFile,
    ]),
    ...articles.map(({ route, file }) => [route, file]),
    ...filmPages.map(({ route, film }) => [route, `the page of the film ${film.code}`]),
    ...partnerWidgets.map(({ route, meta }) => [route, `the page of <${meta.tag}>`]),
  ] as [string, string][]);
}

/** Dutch routes of all pages, also those made by templates. */
export function knownRoutes(pages: readonly Page[], articles: readonly Article[]): ReadonlySet<string> {
  return new Set([...pages.map(({ route }) => route), ...templateRoutes(articles).keys()]);
}

/** Pages that have an address which something else has too, one mistake a line. */
export function doubleRoutes(pages: readonly Page[], articles: readonly Article[]): string[] {
  const taken = templateRoutes(articles);
  const mistakes: string[] = [];
  for (const { route, file } of pages) {
    const [, first] = route.split('/');
    const other = taken.get(route) ?? (reservedFor(route) && 'the site itself');
    if (other)
      mistakes.push(`${file}: its address ${route} is that of ${other}; rename or remove one of the two`);
    else if (languages.some((lang) => lang === first))
      mistakes.push(
        `${file}: addresses under /${first} are those of a language; a page has both languages in one file`,
      );
    taken.set(route, file);
  }
  return mistakes;
}
