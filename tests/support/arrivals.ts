import type { Page } from './test.ts';

/**
 * Watches the requests of a page, except those for scripts, which a test may hold back. The `load` event would wait for scripts too.
 *
 * @returns a function that waits until everything has loaded that the page needs for its current layout
 */
export function watchArrivals(page: Page): () => Promise<void> {
  const pending = new Set<unknown>();
  page.on('request', (request) => request.resourceType() !== 'script' && pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return async () => {
    do {
      // Only a parsed and laid out page has requested its pictures and fonts.
      await page.waitForFunction(() => document.readyState !== 'loading');
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
    } while (pending.size > 0);
  };
}
