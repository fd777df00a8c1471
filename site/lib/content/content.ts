import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type PageContent, page } from '../../schema/page.ts';
import { routeOf } from '../addresses.ts';
import { readYaml } from './read-yaml.ts';

const folder = 'site/content/pages';

/** A page of the site, in both languages. */
export interface Page {
  /** Address of the Dutch page. */
  route: string;
  /** Its file, for error messages. */
  file: string;
  content: PageContent;
}

/**
 * All pages under site/content/pages, by route.
 *
 * @throws Error with every mistake in every file, not only the first
 */
export function loadPages(root = folder): Page[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort();
  const problems: string[] = [];
  const pages = files.flatMap((name) => {
    const file = join(root, name);
    try {
      return [{ route: routeOf(name), file, content: readYaml(file, page) }];
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
      return [];
    }
  });
  if (problems.length > 0) throw new Error(`The content is not right:\n${problems.join('\n')}`);
  return pages;
}
