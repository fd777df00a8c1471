import type { Page } from 'playwright';

/** Opens a page, and takes a full-page screenshot (PNG). */
export async function wholePage(page: Page, address: string): Promise<Buffer> {
  await page.goto(address);
  return pictureOf(page);
}

/** Waits until the page shows all its blocks: a phone paints the first alone. See `paint-first.js`. */
export async function untilWhole(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      !document.querySelector('.first :is(main > * + *, [data-later], body > footer):not(.seen)'),
  );
}

/**
 * A full-page screenshot (PNG) of the open page in Chromium, after everything has loaded: pictures below the first screen and inside widgets, fonts,
 * and the blocks that a phone draws after its first paint.
 *
 * @param scale how many pixels of the screenshot one CSS pixel is
 */
export async function pictureOf(page: Page, scale = 1): Promise<Buffer> {
  await untilWhole(page);
  await page.evaluate(async () => {
    const roots = [document, ...[...document.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot)];
    const pictures = roots.flatMap((root) => [...(root?.querySelectorAll('img') ?? [])]);
    const shown = pictures.filter((picture) => picture.checkVisibility());
    for (const picture of shown) picture.loading = 'eager';
    // A picture that fails to load should be visible as such.
    await Promise.allSettled(shown.map((picture) => picture.decode()));
    await document.fonts.ready;
  });
  return captureWholePage(page, scale);
}

/** As `page.screenshot({ fullPage: true })`, with the same pixels but less compression, which takes less than half the time. */
async function captureWholePage(page: Page, scale: number): Promise<Buffer> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (
        animation.timeline === document.timeline &&
        animation.effect?.getComputedTiming().endTime !== Infinity
      )
        animation.finish();
  });
  const browser = await page.context().newCDPSession(page);
  const { cssContentSize } = await browser.send('Page.getLayoutMetrics');
  const { data } = await browser.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { ...cssContentSize, scale },
  });
  await browser.detach();
  return Buffer.from(data, 'base64');
}
