import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readCalculation } from '../../widgets/domain/calculator/calculation-link.ts';
import { readFilmFragment } from '../../widgets/domain/film/film-link.ts';
import type { BuiltPage } from './built-page.ts';

/** A link within the site that leads nowhere. */
export interface DeadLink {
  /** Address of the page with the link. */
  on: string;
  /** As written in the page. */
  link: string;
  /** What it could lead to: the anchors of its page or, where that page does not exist, all pages. */
  instead: readonly string[];
}

/**
 * Links within the site to a page, a file or an anchor that does not exist.
 *
 * @param output the folder of the built site, for links to files
 */
export function deadLinks(pages: readonly BuiltPage[], output: string): DeadLink[] {
  const anchors = new Map(pages.map(({ address, ids }) => [address, new Set(ids)]));
  return pages.flatMap(({ address, links }) =>
    links
      .filter((link) => !leadsSomewhere(new URL(link, `http://site${address}`), anchors, output))
      .map((link) => ({
        on: address,
        link,
        instead: insteadOf(new URL(link, `http://site${address}`), anchors),
      })),
  );
}

/** Links of a page to an anchor of its own that it does not have. */
export function deadAnchors(page: BuiltPage): DeadLink[] {
  const own = { ...page, links: page.links.filter((link) => link.startsWith('#')) };
  return deadLinks([own], '');
}

function leadsSomewhere({ pathname, hash }: URL, anchors: Map<string, Set<string>>, output: string): boolean {
  if (pathname.startsWith('/_local/')) return true;
  const ids = anchors.get(pathname);
  if (!ids) return existsSync(join(output, pathname));
  const fragment = hash.slice(1);
  // Not an anchor but data: a calculation, which the calculator reads, or a room in a film, which the visualiser reads.
  const isForWidget = readCalculation(hash) !== undefined || readFilmFragment(fragment) !== undefined;
  return fragment === '' || ids.has(fragment) || isForWidget;
}

function insteadOf({ pathname }: URL, anchors: Map<string, Set<string>>): string[] {
  const ids = anchors.get(pathname);
  return ids ? [...ids].map((id) => `#${id}`) : [...anchors.keys()];
}
