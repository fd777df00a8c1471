import { addressOf } from '../../widgets/domain/addresses.ts';
import { defaultLanguage } from '../../widgets/domain/text.ts';
import { isInWorkbench } from './addresses.ts';
import type { BuiltPage } from './built-page.ts';
import type { Page } from './content/content.ts';

/** Pages for search engines to which no other page links, so that no visitor finds them: one warning each. */
export function unlinkedPages(pages: readonly Page[], built: readonly BuiltPage[]): string[] {
  const linked = new Set(
    built.flatMap(({ address, links }) =>
      (isInWorkbench(address) ? [] : links)
        .map((link) => new URL(link, `http://site${address}`).pathname)
        .filter((pathname) => pathname !== address),
    ),
  );
  return pages
    .filter(({ route, content }) => content.index && (content.canonical ?? route) === route)
    .filter(({ route }) => !linked.has(addressOf(route, defaultLanguage)))
    .map(
      ({ file, route }) =>
        `${file}: no page links to ${route}; add it to site/content/navigation.yaml, or link to it in a text: [words](${route})`,
    );
}
