import { calculatorOn } from '../support/calculator.ts';
import { expect, inMotion, test } from '../support/test.ts';

test.use(inMotion);

/*
 * The browser fades from one page to the next, and skips the fade when it cannot run. Then the page is shown at once, and no error must
 * be reported. The fixture `pageErrors` fails these tests if one is.
 */

test.describe('a fade between pages that the browser skips', () => {
  test('causes no error', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset.fade = viewTransition ? 'broken off' : 'none';
        viewTransition?.skipTransition();
      });
    });
    await page.goto('/over-ons');
    await page.evaluate(() => location.assign('/projecten'));
    await expect(page.locator('[data-fade="broken off"] h1')).toHaveText(/./);
    await page.waitForURL('**/projecten');
  });

  test('because the window is resized causes none either', async ({ page }) => {
    await page.addInitScript(() => {
      // Blocks the page between its first paint and the start of the fade, like a slow phone.
      addEventListener('pagereveal', ({ viewTransition }) => {
        const start = performance.now();
        while (viewTransition && performance.now() - start < 500);
      });
    });
    await page.goto('/over-ons');
    await page.evaluate(() => location.assign('/projecten'));
    await page.waitForURL('**/projecten', { waitUntil: 'commit' });
    await page.setViewportSize({ width: 500, height: 700 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState();
  });
});

test('a press while a page fades into the next counts', async ({ page }) => {
  // The fade stops at its first frame, so it lasts as long as the test.
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) =>
      viewTransition?.ready.then(() => {
        for (const animation of document.getAnimations()) animation.pause();
        document.documentElement.dataset['fading'] = '';
      }),
    );
  });
  await page.goto('/diensten/keuken-wrappen');
  await page.locator('a[href^="/prijscalculator"]:visible').first().click();
  await page.locator('[data-fading]').waitFor({ state: 'attached' });
  const radio = calculatorOn(page).element.getByRole('radio', { name: 'Deuren' });
  const box = await radio.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect(radio).toBeChecked();
});

test('a page whose connection broke before the language switcher logs nothing', async ({ page }) => {
  await page.route('**/over-ons', async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/html', body: html.slice(0, html.indexOf('<header')) });
  });
  await page.goto('/over-ons');
  await expect(page.getByText('Naar de inhoud')).toBeAttached();
});
