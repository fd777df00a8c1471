import type { Page } from './test.ts';

/** The script, as any page includes it. */
export const widgetScript = '<script type="module" src="/widgets.js"></script>';

/** Shows HTML of a test's own, at an address of our origin where the site has nothing. */
export async function showHtml(page: Page, body: string, { lang = 'nl', head = '' } = {}): Promise<void> {
  const html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
  await page.route('**/bare-page*', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/bare-page');
}

/** Includes the script in a page that stands there already. */
export async function addScript(page: Page, address = '/widgets.js'): Promise<void> {
  await page.addScriptTag({ url: address, type: 'module' });
}

/** Keeps every script of ours from arriving, until it is let through. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/(?:widgets|assets\/.*)\.js$/, async (route) => {
    await released;
    // A test that has ended needs no scripts any more.
    await route.continue().catch(() => {});
  });
  return release;
}
