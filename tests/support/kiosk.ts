import { widgetScript } from './bare-page.ts';
import type { Page } from './test.ts';

const withMode =
  /<wrap-(?:price-calculator|quote-form|partner-form|film-visualiser|chat|unsent-requests)(?= |>)/g;

/** Puts all widgets of a page into kiosk mode. */
export function inKioskMode(html: string): string {
  return html.replace(withMode, '$& mode="kiosk"');
}

/** Serves a page of ours as one for a device that visitors share. */
export async function shareDevice(page: Page, path: string): Promise<void> {
  await page.context().route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: inKioskMode(await response.text()) });
    },
  );
}

/** The widgets in kiosk mode, with our script. */
export function kioskPage(...tags: string[]): string {
  return inKioskMode(tags.map((tag) => `<${tag}></${tag}>`).join('')) + widgetScript;
}
