import type { Frame } from 'playwright/test';
import type { Page } from './test.ts';

/** Everything that the origin of a page or frame has stored in this browser, and all cookies: the names, sorted. */
export async function stored(place: Page | Frame): Promise<string[]> {
  const inPage = await place.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
  ]);
  const page = 'page' in place ? place.page() : place;
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  return [...inPage, ...cookies].sort();
}
