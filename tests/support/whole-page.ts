import type { Page } from 'playwright';

/** Opens a page, and takes a picture (PNG) of all of it. */
export async function wholePage(page: Page, address: string): Promise<Buffer> {
  await page.goto(address);
  return pictureOf(page);
}

/**
 * A picture (PNG) of the open page, once all of it has come: pictures below and inside widgets, fonts, and what a phone
 * leaves out of its first paint.
 */
export async function pictureOf(page: Page): Promise<Buffer> {
  await page.waitForFunction(() => document.documentElement.className === '');
  await page.evaluate(async () => {
    const roots = [document, ...[...document.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot)];
    const pictures = roots.flatMap((root) => [...(root?.querySelectorAll('img') ?? [])]);
    const shown = pictures.filter((picture) => picture.checkVisibility());
    for (const picture of shown) picture.loading = 'eager';
    // One that cannot be read is there to be seen.
    await Promise.allSettled(shown.map((picture) => picture.decode()));
    await document.fonts.ready;
  });
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}
