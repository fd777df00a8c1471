import { everyEngine } from '../../engines/engines.ts';
import { kitchenPhoto, openPhoto, pressAt, tapRun, waitForPaint } from '../../support/photo-studio.ts';
import { ask } from '../../support/questions.ts';
import { expect, test } from '../../support/test.ts';

/*
 * Another page of the visit goes on with the photo, what was marked on it, and its film: nobody marks a kitchen twice.
 */

test('a reload, a switch of language and the way back go on with the photo', {
  tag: everyEngine,
}, async ({ page, browserName }) => {
  const studio = await openPhoto(page, await kitchenPhoto());
  const status = studio.getByRole('status').first();
  await tapRun(studio);
  await pressAt(studio, 300, 600);
  await expect(status).toHaveText('1 deur en 5 lades. Klopt dat?');

  await ask({
    'a reload': async () => {
      await page.reload();
      await waitForPaint(studio);
      await expect(status).toHaveText('1 deur en 5 lades. Klopt dat?');
      await pressAt(studio, 900, 500);
      await expect(status, 'and what is marked can be corrected').toHaveText('1 deur en 4 lades. Klopt dat?');
      await studio.getByRole('button', { name: 'Ja, kies een folie' }).click();
      await studio.locator('[name=film][value=WF-218]').check();
      await waitForPaint(studio);
    },

    'a switch of language': async () => {
      await page.getByRole('link', { name: 'English' }).first().click();
      await page.waitForURL('**/en/kleuren-folie*');
      await waitForPaint(studio);
      const amount = studio.locator('[part=photo-studio] [part=amount]');
      await expect(amount).toContainText('1 door and 4 drawers');
      await expect(studio.locator('[name=film][value=WF-218]')).toBeChecked();
    },

    'the way back from the calculator': async () => {
      // Playwright loses a page that Firefox takes out of its cache.
      if (browserName === 'firefox') return;
      await studio.getByRole('button', { name: 'On to the price' }).click();
      await studio.locator('a[part=price]').click();
      await page.waitForURL('**/en/prijscalculator*');
      await page.goBack();
      await expect(studio.locator('a[part=price]')).toBeVisible();
      await expect(studio.locator('[part=photo-stage]')).toBeVisible();
    },

    'a link to the page shows our rooms, and the photo is there when it is asked for': async () => {
      await page.goto('/en');
      await page.goto('/en/kleuren-folie');
      await studio.getByRole('button', { name: /own photo/ }).click();
      await expect(studio.locator('[part=photo-studio] [part=amount]')).toContainText('1 door and 4 drawers');
    },
  });
});
