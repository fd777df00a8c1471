import type { Page } from 'playwright';

/** A picture (PNG) of a whole page, once all of it has come: pictures below, fonts, and what a phone leaves out of its first paint. */
export async function wholePage(page: Page, address: string): Promise<Buffer> {
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.className === '');
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    // One that cannot be read is there to be seen.
    await Promise.allSettled([...document.images].map((picture) => picture.decode()));
    await document.fonts.ready;
  });
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}
