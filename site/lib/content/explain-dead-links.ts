import { existsSync, readFileSync } from 'node:fs';
import { isInWorkbench, readAddress } from '../addresses.ts';
import type { DeadLink } from '../dead-links.ts';
import { nearestName, withRemedy } from './nearest-name.ts';

/** Dead links of built pages as mistakes of the content, each with the file and the line that holds the link. */
export function explainDeadLinks(links: readonly DeadLink[]): string[] {
  const onPages = new Set(links.filter(({ on }) => !isInWorkbench(on)).map(targetOf));
  // The workbench shows the sections of a page again, with the same link.
  const shown = links.filter((each) => !isInWorkbench(each.on) || !onPages.has(targetOf(each)));
  const explained = shown.map(({ on, link, instead }) => {
    const { route } = readAddress(on);
    const anchor = /#.*$/.exec(link)?.[0];
    const isAnchor = instead[0]?.startsWith('#') === true;
    const remedy = isAnchor ? nearestName(anchor ?? '', instead) : nearestName(link, instead);
    const wrong = isAnchor
      ? `"${link}" leads nowhere: that page has no ${anchor}`
      : `"${link}" leads nowhere`;
    return `${placeOfLink(route, link)}: ${withRemedy(wrong, remedy)}`;
  });
  // Both languages have the same link.
  return [...new Set(explained)];
}

/** Where a link would lead, whatever its language: route and anchor. */
function targetOf({ on, link }: DeadLink): string {
  const { pathname, hash } = new URL(link, `http://site${on}`);
  return readAddress(pathname).route + hash;
}

/** The file of a page, by its route; undefined when a template makes the page. */
function fileOfRoute(route: string): string | undefined {
  const pages = 'site/content/pages';
  const blog = 'site/content/blog';
  const candidates = [`${pages}${route}.yaml`, `${pages}${route === '/' ? '' : route}/index.yaml`];
  if (route.startsWith('/blog/')) candidates.push(`${blog}${route.slice('/blog'.length)}/nl.md`);
  return candidates.find((file) => existsSync(file));
}

/** Where a link of a page is written. A link of every page is in the navigation. */
function placeOfLink(route: string, link: string): string {
  const own = fileOfRoute(route);
  const written = readAddress(link).route;
  for (const file of [
    own,
    'site/content/navigation.yaml',
    'site/content/platform.yaml',
    'site/content/facts.yaml',
  ]) {
    if (!file || !existsSync(file)) continue;
    const lines = readFileSync(file, 'utf8').split('\n');
    const index = lines.findIndex((line) => holds(line, link.startsWith('#') ? link : written));
    if (index >= 0) return `${file}:${index + 1}`;
  }
  return own ?? `the page ${route}`;
}

/** Whether a line has this link, and not one that is longer. */
function holds(line: string, link: string): boolean {
  const at = line.indexOf(link);
  return at >= 0 && !/[\w-]/.test(line[at + link.length] ?? '');
}
