import { test as base, expect } from '../support/test.ts';
import { problemsName, type WatchedSite, watchSite } from './watched-site.ts';
import { Webkit } from './webkit.ts';

/** A test in WebKit, on our site as `watched` serves it. It fails when the page reports an error. */
export const test = base.extend<{ watched: WatchedSite; webkit: Webkit }>({
  watched: async ({ site }, use) => {
    const watched = await watchSite(site.origin);
    await use(watched);
    await watched.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern.
  webkit: async ({}, use) => {
    const webkit = await Webkit.launch();
    await use(webkit);
    // In place of `pageErrors`: the page has reported no error, and was watched at all. The next page may not have begun yet.
    const reported = () => webkit.evaluate((name) => Reflect.get(window, name), problemsName);
    await expect.poll(reported).not.toBeNull();
    const problems = await reported();
    await webkit.close();
    expect(problems).toEqual([]);
  },
  // These tests do not use Playwright's page.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern.
  pageErrors: async ({}, use) => use([]),
});

export { expect };
