import { ask, type Questions } from '../support/questions.ts';
import { expect, inMotion, type Page, test } from '../support/test.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

const servicesButton = (page: Page) =>
  page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('button', { name: 'Diensten' });
const quoteButton = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /Gratis offerte|Free quote/ });
const wayToContent = (page: Page) => page.getByRole('link', { name: 'Naar de inhoud' });
const yachtLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Jacht wrappen' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the first key leads past the menu, and nothing covers it', async ({ page }) => {
      await page.goto('/over-ons');
      await expect(wayToContent(page)).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(wayToContent(page)).toBeFocused();
      await wayToContent(page).click({ trial: true });
    });

    test('the services in the menu', async ({ page }) => {
      await page.setViewportSize(wide);
      await page.goto('/over-ons');
      await ask({
        'open and close: by mouse, by Escape, by a click elsewhere': async () => {
          await expect(yachtLink(page)).toBeHidden();
          await servicesButton(page).click();
          await expect(yachtLink(page)).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(yachtLink(page)).toBeHidden();

          await servicesButton(page).click();
          await expect(yachtLink(page)).toBeVisible();
          await page.mouse.click(700, 600);
          await expect(yachtLink(page)).toBeHidden();
        },

        'can be reached by keyboard': async () => {
          await servicesButton(page).focus();
          await page.keyboard.press('Enter');
          await expect(yachtLink(page)).toBeVisible();
          for (let presses = 0; presses < 12; presses++) {
            await page.keyboard.press('Tab');
            if (await yachtLink(page).evaluate((link) => link === document.activeElement)) break;
          }
          await expect(yachtLink(page)).toBeFocused();
          await page.keyboard.press('Enter');
          await expect(page).toHaveURL(/\/diensten\/jacht-wrappen$/);
        },
      });
    });

    test('on a phone the menu opens, and in it the list of services', async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto('/');
      const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(menu).toBeVisible();
      const link = menu.getByRole('link', { name: 'Jacht wrappen' });
      await expect(link).toBeHidden();
      await menu.getByText('Diensten', { exact: true }).click();
      await link.click();
      await expect(page).toHaveURL(/\/diensten\/jacht-wrappen$/);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(menu).toBeVisible();
      // It covers the page, so focus that went there would be lost.
      await expect(page.getByRole('main')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(page.getByRole('main')).toBeVisible();
    });

    test('the quote button leads to the contact section', async ({ page }) => {
      await page.setViewportSize(wide);
      const questions: Questions = {};
      for (const [from, to] of [
        ['/', '/#contact'],
        ['/prijscalculator', '/#contact'],
        ['/en', '/en#contact'],
        ['/en/prijscalculator', '/en#contact'],
      ] as const)
        questions[`from ${from}`] = async () => {
          await page.goto(from);
          await quoteButton(page).click();
          await expect(page).toHaveURL((url) => url.pathname + url.hash === to);
          await expect(page.locator('#contact')).toBeInViewport();
        };
      await ask(questions);
    });
  });
}

test.describe('for a visitor who has not asked for less motion', () => {
  test.use(inMotion);

  test('the quote button scrolls to the contact section', async ({ page }) => {
    await page.setViewportSize(wide);
    await page.goto('/');
    await quoteButton(page).click();
    await expect(page.locator('#contact')).toBeInViewport();
  });
});

test('on a phone a short quote button leads to the contact section too', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/prijscalculator');
  await page.getByRole('link', { name: 'Offerte', exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname + url.hash === '/#contact');
});

test('the hero card is disabled until a service is chosen, and then opens the calculator with it', async ({
  page,
}) => {
  const questions: Questions = {};
  for (const [address, calculator] of [
    ['/', '/prijscalculator'],
    ['/en', '/en/prijscalculator'],
  ] as const)
    for (const service of ['keuken', 'kozijnen', 'meubels', 'raamfolie'])
      questions[`${address}: ${service}`] = async () => {
        await page.goto(address);
        const card = page.locator('#price-card');
        const button = card.getByRole('button');
        await expect(button).toBeDisabled();
        await expect(button).toHaveAttribute('disabled');
        await card.getByRole('combobox').selectOption(service);
        await expect(button).toBeEnabled();
        await card.getByRole('combobox').selectOption('');
        await expect(button).toBeDisabled();
        await card.getByRole('combobox').selectOption(service);
        await button.click();
        await expect(page).toHaveURL(
          (url) => url.pathname + url.search === `${calculator}?service=${service}`,
        );
        const value = service === 'meubels' ? 'meubel' : service;
        await expect(page.locator(`wrap-price-calculator input[value=${value}]`)).toBeChecked();
      };
  await ask(questions);
});
