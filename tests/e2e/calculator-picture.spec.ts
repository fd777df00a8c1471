import { calculatorOn } from '../support/calculator.ts';
import { ask } from '../support/questions.ts';
import { expect, test } from '../support/test.ts';

/* The picture beside the calculator shows what is chosen. On a phone there is none. */

test('a visitor who comes from the page of a service sees its room', async ({ page }) => {
  await page.goto('/prijscalculator?service=kozijnen');
  await expect(page.locator('[data-follow]')).toHaveAccessibleName('Kozijnen in Antraciet');
});

test('the picture follows the service, the film and the price', async ({ page }) => {
  await page.goto('/prijscalculator#keuken?folieType=hout&film=WF-214&room=kitchen');
  const picture = page.locator('[data-follow]');
  const calculator = calculatorOn(page);
  await calculator.hydrated();
  const colour = () =>
    picture.locator('[data-layer=white] > i').evaluate((film) => getComputedStyle(film).backgroundColor);
  await ask({
    'a film that comes along in the address is shown': async () => {
      await expect(picture).toHaveAccessibleName('Keuken in Gerookt eiken');
    },

    'it covers the picture of the page, also further down': async () => {
      const ofPage = page.locator(':has(+ [data-follow]) img');
      for (const y of [0, 500]) {
        await page.evaluate((y) => scrollTo(0, y), y);
        expect(await picture.boundingBox(), `scrolled by ${y} px`).toEqual(await ofPage.boundingBox());
      }
    },

    'another kind of film shows another': async () => {
      const smoked = await colour();
      await calculator.fill({ folieType: 'mat', length: '12', complexity: 'eenvoudig' });
      await expect(picture).toHaveAccessibleName('Keuken in Saliegroen');
      expect(await colour()).not.toBe(smoked);
    },

    'the price stands in it, until something changes': async () => {
      await calculator.press('Bereken prijs');
      await expect(picture).toHaveAccessibleName(/^Keuken in Saliegroen, vanaf €\s1\.224$/);
      await calculator.fill({ length: '13' });
      await expect(picture).toHaveAccessibleName('Keuken in Saliegroen');
    },

    'another service shows its room, and one without a room the picture of the page': async () => {
      await calculator.choose('projectType', 'kozijnen');
      await expect(picture).toHaveAccessibleName('Kozijnen in Antraciet');
      await calculator.choose('projectType', 'anders');
      await expect(picture).toBeHidden();
    },
  });
});
