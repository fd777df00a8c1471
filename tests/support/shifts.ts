import type { Page } from 'playwright/test';

/**
 * Records the layout shifts of each page that is opened from now on. In Chromium: other engines do not report them.
 *
 * @param least the smallest that counts, as the browser scores them: a page may have 0.1 in all
 */
export async function watchShifts(page: Page, least = 0.001): Promise<() => Promise<unknown[]>> {
  await page.addInitScript((least) => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'value') > least) shifts.push(entry.toJSON());
    }).observe({ type: 'layout-shift', buffered: true });
  }, least);
  return () => page.evaluate(() => Reflect.get(window, 'shifts'));
}
