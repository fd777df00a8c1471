import { expectAccessible, widths } from '../support/accessibility.ts';
import { pageAddresses } from '../support/built-pages.ts';
import { test } from '../support/test.ts';

for (const address of pageAddresses) {
  // Both languages share their layout: the Dutch page is looked at on a phone, its English twin on a desktop.
  const width = address === '/en' || address.startsWith('/en/') ? 1440 : 360;
  test(`${address} keeps nobody out at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await expectAccessible(page, `${address} at ${width} px`);
  });
}

for (const address of ['/bestaat-niet', '/en/does-not-exist']) {
  test(`the page that says "not found" at ${address} keeps nobody out`, async ({ page, pageErrors }) => {
    await page.goto(address);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, `${address} at ${width} px`);
    }
    // The status, and our own line on it.
    pageErrors.length = 0;
  });
}

for (const [width, opener] of [
  [360, 'Menu'],
  [1440, 'Diensten'],
] as const) {
  test(`the open menu keeps nobody out at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: opener }).click();
    await expectAccessible(page, `the menu at ${width} px`);
  });
}
