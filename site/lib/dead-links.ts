import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readCalculation } from '../../widgets/domain/calculation-link.ts';
import type { BuiltPage } from './built-page.ts';

/** Links within the site that lead nowhere, as `/from → /to`: to a page, a file or an anchor that does not exist. */
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
  // A filled-in calculation is for the calculator to read.
  return hash === '' || ids.has(hash.slice(1)) || readCalculation(hash) !== undefined;
}
