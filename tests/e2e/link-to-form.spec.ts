import type { Page } from 'playwright/test';
import { everyEngine } from '../engines/engines.ts';
import { calculatorOn } from '../support/calculator.ts';
import { expect, inMotion, test } from '../support/test.ts';

/* Links lead to the form of the home page, although the calculator above it grows while the browser scrolls there. */

test.use(inMotion);

/** Works out a price, which the home page then shows again. */
async function calculate(page: Page): Promise<void> {
  await page.goto('/prijscalculator');
  const calculator = calculatorOn(page);
  await calculator.hydrated();
  await calculator.fill({ projectType: 'keuken', length: '10', folieType: 'mat', complexity: 'eenvoudig' });
  await calculator.press('Bereken prijs');
  await expect(calculator.element.getByText('vanaf € 1.020').first()).toBeVisible();
}

/** How far below the top the form rests: below the header and, on a phone, below what is said before it. */
const places = { 390: 304, 1440: 96 };

/**
 * The form rests in its place, with the calculator as the visitor left it. The calculator is opened, because a browser that scrolls past it
 * quickly does not load it.
 */
async function expectFormInPlace(page: Page, place: number): Promise<void> {
  const { element } = calculatorOn(page);
  await expect(async () => {
    await element.dispatchEvent('wrap-open');
    await expect(element.getByText('vanaf € 1.020').first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect.poll(() => restingPlace(page)).toBe(place);
}

/** Where the form is once the page has stopped scrolling; `undefined` while it scrolls. */
function restingPlace(page: Page): Promise<number | undefined> {
  return page.evaluate(async () => {
    const frames = async (left: number): Promise<void> => {
      if (left === 0) return;
      await new Promise(requestAnimationFrame);
      await frames(left - 1);
    };
    const before = scrollY;
    await frames(20);
    return scrollY === before
      ? Math.round(document.getElementById('contact')?.getBoundingClientRect().top ?? Number.NaN)
      : undefined;
  });
}

for (const [width, place] of Object.entries(places)) {
  test(`a link of another page leads to the form, at ${width} px`, { tag: everyEngine }, async ({ page }) => {
    await page.setViewportSize({ width: Number(width), height: 844 });
    await calculate(page);
    await page.goto('/over-ons');
    await page
      .getByRole('link', { name: /^(Gratis offerte|Offerte)/ })
      .filter({ visible: true })
      .first()
      .click();
    await page.waitForURL('**/#contact');
    await expectFormInPlace(page, place);
  });
}

test('so does a link of the home page itself', { tag: everyEngine }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await calculate(page);
  await page.goto('/');
  await page
    .getByRole('link', { name: /^(Gratis offerte|Offerte)/ })
    .filter({ visible: true })
    .last()
    .click();
  await expectFormInPlace(page, places[390]);
});

test('a visitor who scrolls on is not taken back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 844 });
  await page.goto('/#contact');
  await expect.poll(() => restingPlace(page)).toBe(96);
  await page.mouse.move(720, 400);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => restingPlace(page)).toBe(396);
  await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('br')));
  // The browser itself holds what is in sight where it is.
  expect(await restingPlace(page)).toBe(396);
});
