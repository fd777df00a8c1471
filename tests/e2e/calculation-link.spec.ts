import { projects } from '../../widgets/price-calculator/projects.fixture.ts';
import { holdScripts, showHtml, widgetScript } from '../support/bare-page.ts';
import { calculatorOn, kitchen, kitchenPrice } from '../support/calculator.ts';
import { ask, type Questions } from '../support/questions.ts';
import { quoteOn } from '../support/quote.ts';
import { expect, type Page, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const copyLink = { nl: 'Kopieer link naar deze berekening', en: 'Copy a link to this calculation' };
const kitchenLink = '#keuken?length=12&drawers=4&folieType=mat&complexity=gemiddeld';

/** The values of the fields, by name. */
function filledIn(page: Page): Promise<Record<string, string>> {
  return calculatorOn(page)
    .element.locator('input[name]')
    .evaluateAll((inputs: HTMLInputElement[]) =>
      Object.fromEntries(
        inputs
          .filter(({ type, checked, value }) => (type === 'radio' ? checked : value !== ''))
          .map(({ name, value }) => [name, value]),
      ),
    );
}

test.describe('a copied link', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('opens the same calculation at the same price', async ({ page }) => {
    const calculator = calculatorOn(page);
    const questions: Questions = {};
    for (const [lang, service] of [
      ['nl', 'kozijnen'],
      ['en', 'raamfolie'],
    ] as const)
      questions[`in ${lang}, of ${service}`] = async () => {
        const say = words[lang];
        const { filling, price } = projects.find((each) => each.filling['projectType'] === service)!;
        await page.goto(say.calculator);
        await calculator.fill(filling);
        await calculator.button(say.calculate).click();
        const before = await filledIn(page);
        await calculator.button(copyLink[lang]).click();
        await expect(calculator.element.getByText(/^Gekopieerd|^Copied/)).toBeVisible();
        const link = await page.evaluate(() => navigator.clipboard.readText());
        expect(new URL(link).pathname).toBe(say.calculator);

        await page.goto('about:blank');
        await page.goto(link);
        await expect(calculator.element.getByText(price[lang])).toBeInViewport();
        expect(await filledIn(page)).toEqual(before);
      };
    questions['is shown where the browser refuses to copy'] = async () => {
      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
      await calculator.button(copyLink.en).click();
      await expect(
        calculator.element.getByRole('textbox', { name: 'Your browser will not let us copy' }),
      ).toHaveValue(page.url());
    };
    await ask(questions);
  });
});

test('the link in the mail opens what the visitor saw', async ({ page, inbox }) => {
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.send();
  await quote.expectAccepted();
  const { calculation = '' } = (await inbox.waitForMail()).fields;
  await page.goto('about:blank');
  await page.goto(calculation);
  await expect(quote.element.getByText(kitchenPrice)).toBeVisible();
  const { projectType, length, drawers, folieType, complexity } = kitchen;
  expect(await filledIn(page)).toEqual({ projectType, length, drawers, folieType, complexity });
});

test('the fragment of an address', async ({ page }) => {
  const calculator = calculatorOn(page);
  const { element } = calculator;
  await ask({
    'overrides the parameter and the attribute, and an incomplete calculation is filled in without a price':
      async () => {
        const jacht = '<wrap-price-calculator service="jacht"></wrap-price-calculator>';
        await showHtml(page, jacht + widgetScript, {
          query: '?service=deuren#meubel?length=2,4&folieType=hout',
        });
        await expect(calculator.field('length')).toHaveValue('2,4');
        expect(await filledIn(page)).toEqual({ projectType: 'meubel', length: '2,4', folieType: 'hout' });
        await expect(element.locator('[part=price]')).toHaveCount(0);
        await expect(element.locator('[aria-invalid=true]')).toHaveCount(0);
      },

    'breaks nothing where it is broken': async () => {
      await showHtml(page, `<wrap-price-calculator></wrap-price-calculator>${widgetScript}`, {
        query: '#keuken?length=%E0%A4%A',
      });
      await calculator.hydrated();
      await calculator.fill(kitchen);
      await calculator.button('Bereken prijs').click();
      await expect(element.getByText(kitchenPrice)).toBeVisible();
    },

    'is an anchor of the home page where it is none of ours, and opens a calculation there too': async () => {
      // Without what the question before it filled in, which is kept for the visitor's next page.
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('/#price-calculator');
      await calculator.hydrated();
      await expect(element).toBeInViewport();
      expect(await filledIn(page)).toEqual({});
      await page.goto(`/${kitchenLink}`);
      await expect(element.getByText(kitchenPrice)).toBeAttached();
    },

    'opens another calculation where it changes, and an anchor does not change it': async () => {
      await page.evaluate(() => {
        location.hash = 'vragen';
      });
      await expect(element.getByText(kitchenPrice)).toBeVisible();
      await page.evaluate(() => {
        location.hash = 'keuken?length=6&folieType=mat&complexity=gemiddeld';
      });
      // 6 × 0.8 × 85 × 1.3 × 1.5
      await expect(element.getByText('vanaf € 796')).toBeVisible();
      expect(await filledIn(page)).toMatchObject({ length: '6' });
    },

    'does not replace a choice made before the script has loaded': async () => {
      const release = await holdScripts(page);
      await page.goto('about:blank');
      await page.goto(`/prijscalculator${kitchenLink}`, { waitUntil: 'commit' });
      await element.locator('input[value=deuren]').check();
      release();
      await calculator.hydrated();
      await expect(calculator.field('length')).toHaveValue('');
      expect(await filledIn(page)).toEqual({ projectType: 'deuren' });
    },
  });
});
