import { showHtml, widgetScript } from '../../support/bare-page.ts';
import { strictPolicy } from '../../support/partner.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { colourAt, visualiserOn } from '../../support/visualiser.ts';

/*
 * A visitor sees one of our rooms in different films, takes the film to its price, and can share what they saw.
 */

/** A front of the kitchen without anything in front of it. */
const front = [0.63, 0.2] as const;
/** The wall above it. */
const wall = [0.25, 0.12] as const;

const stage = (page: Page) => visualiserOn(page).element.locator('[part=stage]');

test.describe('the rooms', () => {
  test('change film, and the wall does not', async ({ page }) => {
    await page.goto('/kleuren-folie');
    const { comeNear, film, picture } = visualiserOn(page);
    await comeNear();
    await expect(picture).toHaveAccessibleName('Keuken in Saliegroen');
    await expect.poll(async () => greenness(await colourAt(page, stage(page), ...front))).toBeGreaterThan(8);
    const before = await colourAt(page, stage(page), ...wall);

    await film('Terracotta').check();
    await expect(picture).toHaveAccessibleName('Keuken in Terracotta');
    await expect.poll(async () => redness(await colourAt(page, stage(page), ...front))).toBeGreaterThan(40);
    const after = await colourAt(page, stage(page), ...wall);
    for (const channel of [0, 1, 2]) expect(Math.abs(before[channel]! - after[channel]!)).toBeLessThan(12);
  });

  test('show a grain, which is loaded only then', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/kleuren-folie');
    const { comeNear, film } = visualiserOn(page);
    await comeNear();
    const grain = /\/rooms\/\d+\/kitchen-walnut-/;
    expect(asked.filter((path) => grain.test(path))).toEqual([]);
    await film('Notenhout').check();
    await expect.poll(() => asked.filter((path) => grain.test(path)).length).toBe(1);
  });

  test('load when they are chosen, not before', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/kleuren-folie');
    const { comeNear, room, picture } = visualiserOn(page);
    await comeNear();
    expect(asked.filter((path) => path.includes('/yacht-'))).toEqual([]);
    await room('Jachtsalon').check();
    await expect(picture).toHaveAccessibleName('Jachtsalon in Notenhout');
    await expect.poll(() => asked.filter((path) => path.includes('/yacht-white')).length).toBe(1);
  });

  test('offer only the films that fit them', async ({ page }) => {
    await page.goto('/kleuren-folie');
    const { comeNear, element, room, film, picture } = visualiserOn(page);
    await comeNear();
    await film('Wit marmer').check();
    await room('Kozijnen').check();
    await expect(film('Wit marmer')).toBeHidden();
    await expect(picture).toHaveAccessibleName('Kozijnen in Antraciet');
    await room('Kantoorglas').check();
    await expect(element.getByRole('radio', { name: /mat/i })).toHaveCount(3);
    await expect(film('Antraciet')).toBeHidden();
    await room('Keuken').check();
    await expect(film('Wit marmer')).toBeChecked();
  });
});

test.describe('with the keyboard alone', () => {
  test('arrow keys go through rooms and films, and move the handle', async ({ page }) => {
    await page.goto('/kleuren-folie');
    const { comeNear, room, film, handle, picture } = visualiserOn(page);
    await comeNear();
    await room('Keuken').focus();
    await page.keyboard.press('ArrowRight');
    await expect(picture).toHaveAccessibleName('Kozijnen in Antraciet');
    await page.keyboard.press('ArrowLeft');
    await film('Saliegroen').focus();
    await page.keyboard.press('ArrowRight');
    await expect(film('Rivierklei')).toBeFocused();
    await expect(picture).toHaveAccessibleName('Keuken in Rivierklei');
    await handle.focus();
    await page.keyboard.press('End');
    await expect(handle).toHaveAttribute('aria-valuetext', '100% voor het wrappen');
  });
});

test.describe('what has the focus', () => {
  for (const [width, height] of [
    [360, 740],
    [740, 360],
    [720, 450],
  ] as const)
    test(`is not behind the picture on a screen of ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/kleuren-folie');
      const { comeNear, element, film } = visualiserOn(page);
      await comeNear();
      // Backwards, because the picture is at the top.
      await element.getByRole('link').last().focus();
      await film('Blauw linnen').focus();
      for (const name of ['Geborsteld koper', 'Licht beton', 'Licht eiken', 'Dennengroen', 'Krijtwit']) {
        await film(name).focus();
        await expect(film(name)).toBeFocused();
        const seen = () =>
          film(name).evaluate((input) => {
            const { x, y, width, height } = input.getBoundingClientRect();
            const root = input.getRootNode() as ShadowRoot;
            return root.elementFromPoint(x + width / 2, y + height / 2) === input;
          });
        await expect.poll(seen, name).toBe(true);
      }
    });
});

test.describe('where the script draws it', () => {
  for (const width of [390, 1440])
    test(`the page below does not move, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/diensten/keuken-wrappen');
      const { comeNear, element } = visualiserOn(page);
      const place = element.locator('..');
      const before = (await place.boundingBox())!.height;
      await comeNear();
      expect(Math.abs((await place.boundingBox())!.height - before)).toBeLessThan(12);
    });
});

test.describe('before and after', () => {
  test('the handle draws the old kitchen over the new one', async ({ page }) => {
    await page.goto('/kleuren-folie#folie?room=kitchen&film=WF-124');
    const { comeNear, handle } = visualiserOn(page);
    await comeNear();
    await expect.poll(async () => redness(await colourAt(page, stage(page), ...front))).toBeLessThan(0);
    await handle.fill('100');
    // Beech is orange, navy is not.
    await expect.poll(async () => redness(await colourAt(page, stage(page), ...front))).toBeGreaterThan(30);
  });
});

test.describe('room and film', () => {
  test('are in the address, and open from it', async ({ page, context }) => {
    await page.goto('/kleuren-folie');
    const { comeNear, room, film } = visualiserOn(page);
    await comeNear();
    await room('Kastenwand').check();
    await film('Marineblauw').check();
    await expect(page).toHaveURL(/#folie\?room=wardrobe&film=WF-124$/);

    const friend = await context.newPage();
    await friend.goto(page.url());
    const { comeNear: comeNearThere, picture } = visualiserOn(friend);
    await comeNearThere();
    await expect(picture).toHaveAccessibleName('Kastenwand in Marineblauw');
  });

  test('are taken to the price, and into the request', async ({ page }) => {
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

  test('tell the page of a choice', async ({ page }) => {
    await showHtml(
      page,
      `<wrap-film-visualiser look="compact" film="wf-126"></wrap-film-visualiser>${widgetScript}`,
    );
    await page.evaluate(() => {
      document.addEventListener('wrap-film-chosen', (event) =>
        Object.assign(window, { heard: (event as CustomEvent).detail }),
      );
    });
    const { comeNear, film, picture } = visualiserOn(page);
    await comeNear();
    await expect(picture).toHaveAccessibleName('Keuken in Antraciet');
    await film('Notenhout').check();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'heard')))
      .toEqual({ room: 'kitchen', film: 'WF-218', name: 'Notenhout' });
    await expect(page).toHaveURL(/bare-page$/);
  });

  test('are taken to a calculator on the same page', async ({ page }) => {
    await showHtml(
      page,
      `<wrap-film-visualiser look="compact"></wrap-film-visualiser><div style="height:1500px"></div><wrap-price-calculator></wrap-price-calculator>${widgetScript}`,
    );
    const { comeNear, film, price } = visualiserOn(page);
    await comeNear();
    await film('Terracotta').check();
    await price.click();
    const calculator = page.locator('wrap-price-calculator');
    await expect(calculator).toBeInViewport();
    await expect(calculator.getByText('Gekozen folie: WF-120 Terracotta')).toBeVisible();
    await expect(calculator.getByRole('radio', { name: 'Mat', exact: true })).toBeChecked();
    expect(new URL(page.url()).pathname).toBe('/bare-page');
  });
});

test.describe('on a page of a partner', () => {
  test('under a strict policy pictures load from our site, and the link to the price names the partner', async ({
    page,
    partner,
    site,
  }) => {
    partner.serve({
      html: `<!doctype html><html lang="nl"><wrap-film-visualiser look="compact" partner="dealer-7"></wrap-film-visualiser><script type="module" src="${site.origin}/widgets.js"></script></html>`,
      headers: { 'content-security-policy': `${strictPolicy(site.origin)}; img-src ${site.origin}` },
    });
    await page.goto(partner.origin);
    const { comeNear, price } = visualiserOn(page);
    await comeNear();
    await expect.poll(async () => greenness(await colourAt(page, stage(page), ...front))).toBeGreaterThan(8);
    await expect(price).toHaveAttribute(
      'href',
      `${site.origin}/prijscalculator?partner=dealer-7#keuken?folieType=mat&film=WF-116&room=kitchen`,
    );
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('rooms and films can be chosen', async ({ page }) => {
    await page.goto('/kleuren-folie');
    const { element, room, film } = visualiserOn(page);
    await film('Marineblauw').check();
    await expect(element.getByText('Marineblauw', { exact: true })).toHaveCSS('opacity', '1');
    await expect(element.getByText('Saliegroen', { exact: true })).toHaveCSS('opacity', '0');
    const isShown = (name: string, shown: boolean) =>
      expect(element.locator(`[data-room=${name}]`)).toHaveCSS('display', shown ? 'block' : 'none');
    await isShown('kitchen', true);
    await isShown('yacht', false);
    const tint = () => element.locator('[data-room=kitchen] [data-layer=white] > i');
    const navy = await tint().evaluate((i) => getComputedStyle(i).backgroundColor);
    await film('Terracotta').check();
    expect(await tint().evaluate((i) => getComputedStyle(i).backgroundColor)).not.toBe(navy);
    await room('Jachtsalon').check();
    await isShown('kitchen', false);
    await isShown('yacht', true);
  });

  test('the old room can be seen', async ({ page, browserName }) => {
    test.skip(
      browserName === 'firefox',
      'WebDriver BiDi switches scripts off, but not `@media (scripting)`.',
    );
    await page.goto('/kleuren-folie');
    const { element, room } = visualiserOn(page);
    await room('Jachtsalon').check();
    const before = () => element.locator('[data-room=yacht] [data-layer=before]');
    await expect(before()).toHaveCSS('opacity', '0');
    await element.getByRole('checkbox', { name: 'Laat zien hoe het was' }).check();
    await expect(before()).toHaveCSS('opacity', '1');
  });
});

test.describe('when a picture cannot be loaded', () => {
  test('before the script has loaded, the visitor is told too', async ({ page, pageErrors }) => {
    await page.route('**/rooms/**', (route) => route.abort());
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/widgets.js', async (route) => {
      await held;
      await route.continue();
    });
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('kitchen-white'));
    await page.goto('/kleuren-folie#zien', { waitUntil: 'commit' });
    const { element } = visualiserOn(page);
    await element.scrollIntoViewIfNeeded();
    await failed;
    release();
    await expect(element.getByRole('alert')).toContainText('Het beeld kon niet worden geladen.');
    pageErrors.length = 0;
  });

  test('the visitor is told, keeps their choice, and can retry', async ({ page, pageErrors }) => {
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
});

/** How much the green channel exceeds the mean of red and blue. */
const greenness = ([red = 0, green = 0, blue = 0]: number[]) => green - (red + blue) / 2;
const redness = ([red = 0, , blue = 0]: number[]) => red - blue;
