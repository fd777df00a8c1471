import type { Page } from './test.ts';

/**
 * Watches what a page asks for, but for scripts, which a test may hold: the `load` event would wait for those as well.
 *
 * @returns waits until all of it has come that the page needs as it is now drawn
 */
export function watchArrivals(page: Page): () => Promise<void> {
  const pending = new Set<unknown>();
  page.on('request', (request) => request.resourceType() !== 'script' && pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return async () => {
    do {
      // Parsed, and drawn: only then has it asked for its pictures and fonts.
      await page.waitForFunction(() => document.readyState !== 'loading');
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
    } while (pending.size > 0);
  };
}
