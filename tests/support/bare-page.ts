import type { Page } from './test.ts';

/** The script tag, as any page includes it. */
export const widgetScript = '<script type="module" src="/widgets.js"></script>';

/** Shows HTML of the test, at an address of our origin that the site does not use. */
export async function showHtml(
  page: Page,
  body: string,
  { lang = 'nl', head = '', query = '' } = {},
): Promise<void> {
  const html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
  await page.route('**/bare-page*', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(`/bare-page${query}`);
}

/** Includes the script in a page that is already open. */
export async function addScript(page: Page, address = '/widgets.js'): Promise<void> {
  await page.addScriptTag({ url: address, type: 'module' });
}

/** Holds back all our scripts until they are released. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/(?:widgets|assets\/.*)\.js$/, async (route) => {
    await released;
    // After the end of a test its scripts are not needed.
    await route.continue().catch(() => {});
  });
  return release;
}
