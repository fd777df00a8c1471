import sharp from 'sharp';
import { dragByFinger, kitchenPhoto, openPhoto, run, tapRun } from '../../support/photo-studio.ts';
import type { ChosenFile } from '../../support/photos.ts';
import { ask, type Questions } from '../../support/questions.ts';
import { expect, type Locator, test } from '../../support/test.ts';

/*
 * A visitor's own photo on a phone: picture, price, the way on and a row of films are on one screen, however the photo was held.
 */

test('on a phone the films and their price are seen together with the photo', async ({
  page,
  site,
  partner,
}) => {
  test.slow();
  partner.serve({
    html: `<!doctype html><html lang="nl"><meta name="viewport" content="width=device-width"><title>Dealer</title>
<script type="module" src="${site.origin}/widgets.js"></script><wrap-film-visualiser></wrap-film-visualiser>`,
  });
  const questions: Questions = {};
  for (const [width, height] of [
    [390, 664],
    [390, 844],
    [360, 640],
  ] as const)
    for (const [photo, file] of [
      ['a portrait', await portrait()],
      ['a landscape', await kitchenPhoto()],
    ] as const)
      for (const [where, address] of [
        ['our page', undefined],
        ['a partner’s page', partner.origin],
      ] as const)
        questions[`${photo} on ${where}, ${width} by ${height}`] = async () => {
          // In a tab of its own, which goes on with no earlier photo.
          const tab = await page.context().newPage();
          await tab.setViewportSize({ width, height });
          const studio = await openPhoto(tab, file, address);
          await studio.getByRole('button', { name: 'Zet een kader neer' }).click();
          const toFilms = studio.getByRole('button', { name: 'Ja, kies een folie' });
          await expectInSight(toFilms);
          await toFilms.click();
          await expectInSight(studio.getByRole('status').first());
          await expectInSight(studio.locator('[part=photo-stage]'));
          await expectInSight(studio.locator('[part=amount]'));
          await expectInSight(studio.getByRole('button', { name: 'Naar de prijs' }));
          await expectInSight(studio.locator('label:has([name=film]:checked)'));
          await tab.close();
        };
  await ask(questions);
});

test.describe('a finger on the photo', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('moves corners and lines, under a loupe that shows what it covers', async ({ page }) => {
    const studio = await openPhoto(page, await kitchenPhoto());
    const loupe = studio.locator('[part=photo-stage] span:has(canvas)');
    const seen = () => expect(loupe).toBeVisible();
    const { left, top } = run;
    await ask({
      'that marks a corner': async () => {
        await dragByFinger(studio, [left + 60, top - 60], [left + 4, top - 4], seen);
        await expect(loupe).toBeHidden();
        await expect(studio.getByRole('status').first()).toHaveText('Tik de hoek schuin ertegenover aan');
        await tapRun(studio);
      },

      'that drags a line': async () => {
        const drawer = studio.getByLabel('Fronten op de foto').locator('option').nth(5);
        await expect(drawer).toHaveText(/^Front 5 van 5, lade, ongeveer \d+ × 2\d cm$/);
        await dragByFinger(studio, [900, 610], [900, 680], seen);
        await expect(loupe).toBeHidden();
        await expect(drawer).toHaveText(/^Front 5 van 5, lade, ongeveer \d+ × 9 cm$/);
      },

      'that drags a corner of the run': async () => {
        const corner = studio.getByRole('button', { name: /hoek linksboven/ });
        await dragByFinger(studio, [left, top], [left - 50, top - 50], async () => {
          await seen();
          await expect(corner).toHaveAccessibleName(/: (9\d|10\d), 3[45]\d$/);
        });
        await expect(loupe).toBeHidden();
      },
    });
  });
});

/** The kitchen, photographed by a phone that is held upright. */
async function portrait(): Promise<ChosenFile> {
  const kitchen = await kitchenPhoto('staand.jpg');
  const buffer = await sharp(kitchen.buffer)
    .resize({ width: 900 })
    .extend({ top: 500, bottom: 425, background: '#e1ded8' })
    .jpeg()
    .toBuffer();
  return { ...kitchen, buffer };
}

/** Nothing covers any part of it, and all of it is on the screen. */
async function expectInSight(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 });
  const isInSight = () =>
    element.evaluate((it) => {
      const { left, top, right, bottom } = it.getBoundingClientRect();
      const { host } = it.getRootNode() as ShadowRoot;
      return [top + 2, bottom - 2].every((y) => document.elementFromPoint((left + right) / 2, y) === host);
    });
  await expect.poll(isInSight, `${element}`).toBe(true);
}
