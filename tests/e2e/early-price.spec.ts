import { earlyBundleFile } from '../../widgets/kit/build/early-bundle-plugin.ts';
import { calculatorOn, kitchen, kitchenPrice } from '../support/calculator.ts';
import { calculatorStep, takeSteps } from '../support/early-calculator.ts';
import { testTwins } from '../support/early-twins.ts';
import { hostPage } from '../support/host-page.ts';
import { strictPolicy } from '../support/partner.ts';
import { ask } from '../support/questions.ts';
import { expect, type Page, test } from '../support/test.ts';

/*
 * The calculator answers before React is loaded, and is handed over to React without a seam.
 */

testTwins({
  title: 'whenever React comes, a visitor sees what they would have seen with React from the start',
  addresses: {
    nl: '/workbench/wrap-price-calculator/empty',
    en: '/en/workbench/wrap-price-calculator/empty',
    'a service in the address': '/workbench/wrap-price-calculator/empty?service=kozijnen',
  },
  step: calculatorStep,
  takeSteps,
});

/** React never comes: everything below happens before it. */
async function withoutReact(page: Page): Promise<void> {
  await page.route(/\/(?:assets|again)\/react-/, () => {});
}

const words = {
  nl: { calculate: 'Bereken prijs', missing: 'Velden ontbreken', price: kitchenPrice, accept: 'Akkoord' },
  en: { calculate: 'Calculate', missing: 'Fields missing', price: 'from €1,923', accept: 'Accept' },
};

for (const [lang, prefix] of [
  ['nl', ''],
  ['en', '/en'],
] as const)
  test(`${lang}: without React`, async ({ page, site, partner }) => {
    const copy = words[lang];
    const calculator = calculatorOn(page);
    await page.clock.install();
    await ask({
      'the service in the address has its fields before any of our scripts has come': async () => {
        await page.route('**/widgets.js', () => {});
        await page.goto(`${prefix}/prijscalculator?service=%20Meubels`, { waitUntil: 'commit' });
        await expect(calculator.field('height')).toBeVisible();
        await expect(calculator.element.getByRole('radio', { checked: true })).toHaveValue('meubel');
        await page.unroute('**/widgets.js');
      },

      'the calculator asks for what is missing, and prices a kitchen, also where the address names no service':
        async () => {
          await withoutReact(page);
          await page.goto(`${prefix}/prijscalculator?service=constructor`);
          const told = page.evaluate(
            () =>
              new Promise((tell) =>
                addEventListener('wrap-price-calculated', ({ detail }: CustomEventInit) => tell(detail)),
              ),
          );
          await calculator.choose('projectType', 'keuken');
          await calculator.press(copy.calculate);
          await expect(calculator.field('length')).toBeFocused();
          await expect(calculator.field('length')).toHaveAttribute('aria-invalid', 'true');
          await expect(calculator.element.getByRole('alert')).toContainText(copy.missing);
          await page.keyboard.type('12');
          await expect(calculator.field('length')).toHaveAttribute('aria-invalid', 'false');
          await calculator.fill({ drawers: '4', folieType: 'mat', complexity: 'gemiddeld' });
          await page.keyboard.press('Enter');
          await expect(calculator.element.getByText(copy.price, { exact: true })).toBeVisible();
          expect(await told).toEqual({ projectType: 'keuken', estimatedPrice: 1923 });
        },

      'who wants to go on is told how to reach us': async () => {
        await calculator.button(copy.accept).click();
        await page.clock.runFor(9000);
        await expect(calculator.element.getByRole('alert').getByRole('link')).toHaveCount(2);
      },

      'on a partner’s page with a strict policy too': async () => {
        partner.serve({
          html: hostPage(site.origin, { html: `lang="${lang}"` }),
          headers: { 'content-security-policy': strictPolicy(site.origin) },
        });
        await page.goto(partner.origin);
        await calculator.fill(kitchen);
        await calculator.button(copy.calculate).click();
        await expect(calculator.element.getByText(copy.price, { exact: true })).toBeVisible();
      },

      'by the calculator’s own script nothing else has to come first': async () => {
        partner.serve({
          html: hostPage(site.origin, {
            html: `lang="${lang}"`,
            script: `/${earlyBundleFile('price-calculator', lang)}`,
          }),
          headers: { 'content-security-policy': strictPolicy(site.origin) },
        });
        await page.route('**/assets/**', () => {});
        await page.goto(partner.origin);
        await calculator.fill(kitchen);
        await calculator.button(copy.calculate).click();
        await expect(calculator.element.getByText(copy.price, { exact: true })).toBeVisible();
      },
    });
  });

test('a press on the way to the request takes effect when React comes', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/react-/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/prijscalculator');
  const calculator = calculatorOn(page);
  await calculator.fill(kitchen);
  await calculator.button('Bereken prijs').click();
  await calculator.button('Akkoord').click();
  release();
  await expect(calculator.field('name')).toBeFocused();
});
