import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readCalculation } from '../../widgets/domain/calculator/calculation-link.ts';
import { readFilmFragment } from '../../widgets/domain/film/film-link.ts';
import type { BuiltPage } from './built-page.ts';

/** Links within the site to a page, a file or an anchor that does not exist, as `/from → /to`. */
export function deadLinks(pages: readonly BuiltPage[], output: string): string[] {
  const anchors = new Map(pages.map(({ address, ids }) => [address, new Set(ids)]));
  return pages.flatMap(({ address, links }) =>
    links
      .filter((link) => !leadsSomewhere(new URL(link, `http://site${address}`), anchors, output))
      .map((link) => `${address} → ${link}`),
  );
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
