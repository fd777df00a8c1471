import { everyEngine } from '../engines/engines.ts';
import { showHtml, widgetScript } from '../support/bare-page.ts';
import { ask } from '../support/questions.ts';
import { expect, type Page, test } from '../support/test.ts';
import { visualiserOn } from '../support/visualiser.ts';

/*
 * Which rooms and films a visitor can choose, and where the choice is taken: into the address, to the price, and into the request. What
 * the browser draws is in film-visualiser/rooms.spec.ts, which runs in every engine.
 */

test('rooms and films in the visualiser', async ({ page, context }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/kleuren-folie');
  const { comeNear, element, room, film, picture } = visualiserOn(page);
  await comeNear();
  await ask({
    'a room loads when it is chosen, not before': async () => {
      expect(asked.filter((path) => path.includes('/yacht-'))).toEqual([]);
      await room('Jachtsalon').check();
      await expect(picture).toHaveAccessibleName('Jachtsalon in Notenhout');
      await expect.poll(() => asked.filter((path) => path.includes('/yacht-white')).length).toBe(1);
    },

    'rooms offer only the films that fit them': async () => {
      await room('Keuken').check();
      await film('Wit marmer').check();
      await room('Kozijnen').check();
      await expect(film('Wit marmer')).toBeHidden();
      await expect(picture).toHaveAccessibleName('Kozijnen in Antraciet');
      await room('Kantoorglas').check();
      await expect(element.getByRole('radio', { name: /mat/i })).toHaveCount(3);
      await expect(film('Antraciet')).toBeHidden();
      await room('Keuken').check();
      await expect(film('Wit marmer')).toBeChecked();
    },

    'both are in the address, and open from it': async () => {
      await room('Kastenwand').check();
      await film('Marineblauw').check();
      await expect(page).toHaveURL(/#folie\?room=wardrobe&film=WF-124$/);
      const friend = await context.newPage();
      await friend.goto(page.url());
      const there = visualiserOn(friend);
      await there.comeNear();
      await expect(there.picture).toHaveAccessibleName('Kastenwand in Marineblauw');
      await friend.close();
    },
  });
});

test('room and film are taken to the price, and into the request', async ({ page }) => {
  await page.goto('/en/kleuren-folie');
  const { comeNear, film, price } = visualiserOn(page);
  await comeNear();
  await film('Natural oak').check();
  await price.click();
  await expect(page).toHaveURL(/\/en\/prijscalculator#keuken\?folieType=hout&film=WF-212&room=kitchen$/);
  await expect(
    page.locator('wrap-price-calculator').getByText('Your film: WF-212 Natural oak'),
  ).toBeVisible();
  await page.goto('/en#contact');
  await expect(page.locator('wrap-quote-form').getByText('Your film: WF-212 Natural oak')).toBeVisible();
});

test('on a page of a host', async ({ page }) => {
  await showHtml(
    page,
    `<wrap-film-visualiser look="compact" film="wf-126"></wrap-film-visualiser><div style="height:1500px"></div><wrap-price-calculator></wrap-price-calculator>${widgetScript}`,
  );
  await page.evaluate(() => {
    document.addEventListener('wrap-film-chosen', (event) =>
      Object.assign(window, { heard: (event as CustomEvent).detail }),
    );
  });
  const { comeNear, film, picture, price } = visualiserOn(page);
  await comeNear();
  await ask({
    'room and film tell the page of a choice, and leave its address alone': async () => {
      await expect(picture).toHaveAccessibleName('Keuken in Antraciet');
      await film('Notenhout').check();
      await expect
        .poll(() => page.evaluate(() => Reflect.get(window, 'heard')))
        .toEqual({ room: 'kitchen', film: 'WF-218', name: 'Notenhout' });
      await expect(page).toHaveURL(/bare-page$/);
    },

    'room and film are taken to a calculator on the same page': async () => {
      await film('Terracotta').check();
      await price.click();
      const calculator = page.locator('wrap-price-calculator');
      await expect(calculator).toBeInViewport();
      await expect(calculator.getByText('Gekozen folie: WF-120 Terracotta')).toBeVisible();
      await expect(calculator.getByRole('radio', { name: 'Mat', exact: true })).toBeChecked();
      expect(new URL(page.url()).pathname).toBe('/bare-page');
    },
  });
});

test('when a picture cannot be loaded, the visitor is told, keeps their choice, and can retry', async ({
  page,
  pageErrors,
}) => {
  await page.route('**/rooms/**/wardrobe-*', (route) => route.abort());
  await page.goto('/kleuren-folie');
  const { comeNear, element, room, film, picture } = visualiserOn(page);
  await comeNear();
  await film('Marineblauw').check();
  await room('Kastenwand').check();
  await expect(element.getByRole('alert')).toContainText('Het beeld kon niet worden geladen.');
  await page.unroute('**/rooms/**/wardrobe-*');
  await element.getByRole('button', { name: 'Probeer het opnieuw' }).click();
  await expect(element.getByRole('alert')).toHaveCount(0);
  await expect(picture).toHaveAccessibleName('Kastenwand in Marineblauw');
  await expect
    .poll(() =>
      element
        .locator('[data-room=wardrobe] img')
        .evaluateAll((images) => images.every((image) => (image as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true);
  pageErrors.length = 0;
});

test.describe('a link to a film leads to the visualiser', () => {
  const isShown = async (page: Page) => {
    const stage = visualiserOn(page).element.locator('[part=stage]');
    await expect(stage).toBeInViewport({ ratio: 0.9 });
  };

  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const)
    test(`before any script of it has loaded, at ${width} px`, { tag: everyEngine }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.route('**/widgets.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      await page.goto('/kleuren-folie/antraciet');
      await page.getByRole('link', { name: 'Bekijk hem in uw ruimte' }).click();
      await expect(page).toHaveURL(/\/kleuren-folie#folie\?room=kitchen&film=WF-126$/);
      await isShown(page);
    });

  test('and to that film, which a reload keeps at the place of the visitor', async ({ page }) => {
    await page.goto('/en/kleuren-folie#folie?room=wardrobe&film=WF-218');
    await isShown(page);
    await expect(visualiserOn(page).picture).toHaveAccessibleName('Wardrobe in Walnut');
    await page.evaluate(() => scrollTo(0, 200));
    await page.reload();
    await expect(visualiserOn(page).picture).toHaveAccessibleName('Wardrobe in Walnut');
    expect(await page.evaluate(() => scrollY)).toBe(200);
  });
});
