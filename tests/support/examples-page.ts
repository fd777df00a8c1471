import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const dist = join(import.meta.dirname, '../../dist');

/**
 * A page with several examples of a widget, one below the other, made of the built pages of the workbench. The built page of an example has
 * a content policy of its own, which this page has not.
 *
 * @param addresses their addresses; `data-example` of each block names its own
 */
export function examplesPage(addresses: readonly string[]): string {
  const pages = addresses.map((address) => readFileSync(join(dist, `${address}.html`), 'utf8'));
  const [first = ''] = pages;
  const head = first.slice(0, first.indexOf('<body>')).replace(/<meta http-equiv[^>]*>/, '');
  const [main, classes] = /<main class="([^"]*)"/.exec(first) ?? [];
  if (!main) throw new Error(`${addresses[0]} has no main element.`);
  const blocks = pages.map((page, at) => {
    const start = page.indexOf('>', page.indexOf('<main')) + 1;
    const content = page.slice(start, page.lastIndexOf('</main>'));
    return `<div data-example="${addresses[at]}" class="${classes}">${content}</div>`;
  });
  return `${head}<body><main>${blocks.join('')}</main></body></html>`;
}
