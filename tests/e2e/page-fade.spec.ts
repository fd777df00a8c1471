import { calculatorOn } from '../support/calculator.ts';
import { expect, inMotion, test } from '../support/test.ts';

/*
 * The browser fades from one page into the next. Meanwhile its pictures of both pages lie above the new page.
 */

test.use(inMotion);

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
