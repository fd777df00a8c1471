import { everyEngine } from '../engines/engines.ts';
import { holdScripts } from '../support/bare-page.ts';
import { calculatorOn, kitchen } from '../support/calculator.ts';
import { requestsOf } from '../support/quote.ts';
import { expect, inMotion, type Locator, type Page, test } from '../support/test.ts';
import { untilWhole } from '../support/whole-page.ts';

test.use(inMotion);

const inHeader = (page: Page, language: 'Nederlands' | 'English') =>
  page.getByRole('banner').getByRole('link', { name: language });

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('language'));

test.describe('on our own pages', () => {
  test('a press before any other script is kept: the old choice does not lead back', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/en/over-ons');
    await inHeader(page, 'Nederlands').click();
    await expect(page).toHaveURL(`${baseURL}/over-ons`);
    expect(await stored(page)).toBe('nl');
    await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await inHeader(page, 'English').click();
    await expect(page).toHaveURL(`${baseURL}/en/over-ons`);
    expect(await stored(page)).toBe('en');
  });

  test('React does not load before an interaction', async ({ page }) => {
    const scripts = requestsOf(page, /\.js$/);
    await page.goto('/over-ons', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([expect.stringMatching(/\/widgets\.js$/)]);
    await page.keyboard.press('Tab');
    await inHeader(page, 'English').focus();
    await expect.poll(() => scripts.some((script) => script.includes('/language-switcher'))).toBe(true);
  });

  test('works by keyboard, and marks the language that is shown', async ({ page, baseURL }) => {
    await page.goto('/over-ons');
    await expect(inHeader(page, 'Nederlands')).toHaveAttribute('aria-current', 'true');
    await expect(inHeader(page, 'English')).not.toHaveAttribute('aria-current');
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press('Tab');
      if (await inHeader(page, 'English').evaluate((link) => link.matches(':focus'))) break;
    }
    await expect(inHeader(page, 'English')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${baseURL}/en/over-ons`);
    await expect(inHeader(page, 'English')).toHaveAttribute('aria-current', 'true');
  });

  for (const width of [360, 1440]) {
    test(`the twin opens at the same place, at ${width} px`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/platform');
      await untilWhole(page);
      const before = await standAt(page.locator('#verdienmodel'), 150);
      await pressInPlace(inHeader(page, 'English'));
      await expect(page).toHaveURL(`${baseURL}/en/platform`);
      await expect.poll(() => placeOf(page.locator('#verdienmodel'))).toBeCloseTo(before, -1);

      // Only once: a reload, or a later visit, begins at the usual place.
      await pressInPlace(inHeader(page, 'Nederlands'));
      await expect(page).toHaveURL(`${baseURL}/platform`);
      await expect.poll(() => placeOf(page.locator('#verdienmodel'))).toBeCloseTo(before, -1);
      await page.goto('/en/platform#vragen');
      await expect(page).toHaveURL(`${baseURL}/platform#vragen`);
      await expect(page.locator('#vragen')).toBeInViewport();
    });
  }

  test('the twin stays at that place where its first paint comes late', { tag: everyEngine }, async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      // Then the phone's other blocks follow after the place was restored, not before.
      const { observe } = PerformanceObserver.prototype;
      PerformanceObserver.prototype.observe = function (options) {
        if (options?.type !== 'paint') observe.call(this, options);
      };
      const places: (number | undefined)[] = [];
      Object.assign(window, { places });
      addEventListener('scroll', () =>
        places.push(document.querySelector('#verdienmodel')?.getBoundingClientRect().top),
      );
    });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/platform');
    await untilWhole(page);
    const before = await standAt(page.locator('#verdienmodel'), 150);
    await pressInPlace(inHeader(page, 'English'));
    await expect(page).toHaveURL(`${baseURL}/en/platform`);
    await page.waitForLoadState();
    await expect(page.locator('main > *:nth-child(n + 2):not(.seen)')).toHaveCount(0);
    const places: number[] = await page.evaluate(() => Reflect.get(window, 'places'));
    expect(places).not.toEqual([]);
    for (const place of places) expect(place).toBeCloseTo(before, -1);
  });

  test('a page that does not exist leads to the home page in the other language', async ({
    page,
    baseURL,
    pageErrors,
  }) => {
    await page.goto('/bestaat-niet');
    await inHeader(page, 'English').click();
    await expect(page).toHaveURL(`${baseURL}/en`);
    pageErrors.length = 0;
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the languages are plain links', async ({ page, baseURL }) => {
      await page.goto('/over-ons');
      await inHeader(page, 'English').click();
      await expect(page).toHaveURL(`${baseURL}/en/over-ons`);
      await inHeader(page, 'Nederlands').click();
      await expect(page).toHaveURL(`${baseURL}/over-ons`);
    });
  });
});

test.describe("on a partner's page", () => {
  const hostPage = (
    origin: string,
  ) => `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Partner</title>
<script>window.dataLayer = []; window.heard = [];
document.addEventListener('wrap-language-changed', ({ detail }) => heard.push(detail));</script>
<script type="module" src="${origin}/widgets.js"></script></head><body>
<h1>Keukens van Piet</h1><wrap-language-switcher look="names"></wrap-language-switcher>
<wrap-price-calculator></wrap-price-calculator></body></html>`;

  const choice = (page: Page, language: 'Nederlands' | 'English') =>
    page.locator('wrap-language-switcher').getByRole('button', { name: language });

  test('a choice changes the widgets in place, keeps what was typed, and does not navigate', async ({
    page,
    partner,
    site,
  }) => {
    partner.serve({ html: hostPage(site.origin) });
    await page.goto(partner.origin);
    const calculator = calculatorOn(page);
    await calculator.hydrated();
    await calculator.fill(kitchen);
    await expect(choice(page, 'Nederlands')).toHaveAttribute('aria-pressed', 'true');

    await choice(page, 'English').focus();
    await page.keyboard.press('Enter');
    await expect(calculator.element.getByRole('textbox', { name: 'Number of fronts' })).toHaveValue('12');
    await expect(calculator.element.getByRole('radio', { name: 'Kitchen' })).toBeChecked();
    await expect(choice(page, 'English')).toHaveAttribute('aria-pressed', 'true');
    await expect(choice(page, 'English')).toBeFocused();
    await expect(page).toHaveURL(`${partner.origin}/`);
    expect(await stored(page)).toBe('en');
    const [heard, dataLayer] = await page.evaluate(() =>
      ['heard', 'dataLayer'].map((name) => Reflect.get(window, name)),
    );
    expect(heard).toEqual([{ language: 'en' }]);
    expect(dataLayer).toEqual([{ event: 'wrap-language-changed', language: 'en' }]);

    await page.reload();
    await expect(choice(page, 'English')).toHaveAttribute('aria-pressed', 'true');
    await expect(calculator.element.getByRole('radio', { name: 'Kitchen' })).toBeVisible();
  });

  test('a choice reaches the other tabs, also their switchers', async ({ page, context, partner, site }) => {
    partner.serve({ html: hostPage(site.origin) });
    await page.goto(partner.origin);
    const calculator = calculatorOn(page);
    await calculator.hydrated();
    await calculator.fill(kitchen);
    const other = await context.newPage();
    await other.goto(partner.origin);
    await choice(other, 'English').click();
    await expect(calculator.element.getByRole('textbox', { name: 'Number of fronts' })).toHaveValue('12');
    await expect(choice(page, 'English')).toHaveAttribute('aria-pressed', 'true');
  });

  test('with storage blocked the choice holds for this page', async ({ page, partner, site }) => {
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, { get });
    });
    partner.serve({ html: hostPage(site.origin) });
    await page.goto(partner.origin);
    await choice(page, 'English').click();
    await expect(choice(page, 'English')).toHaveAttribute('aria-pressed', 'true');
    await expect(
      calculatorOn(page).element.getByRole('radiogroup', { name: 'What would you like wrapped?' }),
    ).toBeVisible();
  });
});

/** Presses at the position of the link. Playwright's own click would scroll the page, because the header is sticky. */
async function pressInPlace(link: Locator): Promise<void> {
  // During a fade between pages the browser ignores presses.
  await expect.poll(() => link.page().evaluate(isFading)).toBe(false);
  const box = await link.boundingBox();
  if (!box) throw new Error('The link is not there.');
  await link.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Scrolls until the element is at the given distance from the top of the window; returns its position. */
async function standAt(element: Locator, below: number): Promise<number> {
  await element.evaluate(
    (node, top) => scrollBy({ top: node.getBoundingClientRect().top - top, behavior: 'instant' }),
    below,
  );
  await expect.poll(() => placeOf(element)).toBeCloseTo(below, -1);
  return placeOf(element);
}

function placeOf(element: Locator): Promise<number> {
  return element.evaluate((node) => node.getBoundingClientRect().top);
}

/** Runs in the page. */
function isFading(): boolean {
  const pseudoElementOf = ({ effect }: Animation) =>
    effect instanceof KeyframeEffect ? effect.pseudoElement : undefined;
  return document
    .getAnimations()
    .some((animation) => pseudoElementOf(animation)?.startsWith('::view-transition'));
}

test('names are on one line, and codes have places of 44 px', async ({ page }) => {
  const places = () =>
    page
      .locator('wrap-language-switcher')
      .last()
      .locator('[part~=language]')
      .evaluateAll((all) =>
        all.map((each) => {
          const words = document.createRange();
          words.selectNodeContents(each);
          return [each.clientWidth, each.clientHeight, words.getClientRects().length];
        }),
      );
  await page.goto('/workbench/wrap-language-switcher/names');
  for (const [width, height, lines] of await places()) {
    expect(width).toBeGreaterThanOrEqual(44);
    expect(height).toBe(44);
    expect(lines).toBe(1);
  }
  await page.goto('/over-ons');
  expect(await places()).toEqual([
    [44, 44, 1],
    [44, 44, 1],
  ]);
});
