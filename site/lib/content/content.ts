import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type PageContent, page } from '../../schema/page.ts';
import { routeOf } from '../addresses.ts';
import { Collected } from './content-mistakes.ts';
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
 * @throws ContentMistakes with every mistake in every file, not only the first
 */
export function loadPages(root = folder): Page[] {
  const collected = new Collected();
  const pages = filesIn(root).flatMap((name) => {
    const file = join(root, name);
    const content = isNamedWell(name)
      ? collected.from(() => readYaml(file, page))
      : collected.add(`${file}: a page is named with small letters, digits and hyphens, and ends in .yaml`);
    return content ? [{ route: routeOf(name), file, content }] : [];
  });
  collected.throwIfAny();
  return pages;
}

function filesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

function isNamedWell(name: string): boolean {
  return /^[a-z0-9-]+(?:\/[a-z0-9-]+)*\.yaml$/.test(name);
}
