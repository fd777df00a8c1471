import { languages } from '../../widgets/domain/text.ts';
import { addScript, holdScripts, showHtml, widgetScript } from '../support/bare-page.ts';
import { calculatorOn, kitchen, kitchenPrice } from '../support/calculator.ts';
import { projects } from '../support/projects.ts';
import { ask, type Questions } from '../support/questions.ts';
import { quoteOn } from '../support/quote.ts';
import { expect, type Page, test } from '../support/test.ts';
import { words } from '../support/words.ts';

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

for (const lang of languages) {
  test.describe(`in ${lang}`, () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
    const say = words[lang];
    const copyLink = lang === 'nl' ? 'Kopieer link naar deze berekening' : 'Copy a link to this calculation';

    test('a copied link opens the same calculation at the same price', async ({ page }) => {
      await page.goto(say.calculator);
      const calculator = calculatorOn(page);
      await calculator.hydrated();
      const questions: Questions = {};
      for (const { filling, price } of projects)
        questions[`of ${filling['projectType']}`] = async () => {
          await calculator.fill(filling);
          await calculator.button(say.calculate).click();
          const before = await filledIn(page);
          await calculator.button(copyLink).click();
          await expect(calculator.element.getByText(/^Gekopieerd|^Copied/)).toBeVisible();
          const link = await page.evaluate(() => navigator.clipboard.readText());
          expect(new URL(link).pathname).toBe(say.calculator);

          await page.goto('about:blank');
          await page.goto(link);
          await expect(calculator.element.getByText(price[lang])).toBeInViewport();
          expect(await filledIn(page)).toEqual(before);
        };
      await ask(questions);
    });
  });
}

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

test('where the browser refuses to copy, the link is shown', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto(`/prijscalculator${kitchenLink}`);
  const { element } = calculatorOn(page);
  await element.getByRole('button', { name: 'Kopieer link' }).click();
  await expect(element.getByRole('textbox', { name: 'Kopieer link' })).toHaveValue(
    `${site.origin}/prijscalculator${kitchenLink}`,
  );
});

test('the fragment overrides the parameter and the attribute, and an incomplete calculation is filled in without a price', async ({
  page,
}) => {
  await showHtml(page, `<wrap-price-calculator service="jacht"></wrap-price-calculator>${widgetScript}`);
  await page.goto('/bare-page?service=deuren#meubel?length=2,4&folieType=hout');
  await expect(calculatorOn(page).field('length')).toHaveValue('2,4');
  expect(await filledIn(page)).toEqual({ projectType: 'meubel', length: '2,4', folieType: 'hout' });
  await expect(calculatorOn(page).element.locator('[part=price]')).toHaveCount(0);
  await expect(calculatorOn(page).element.locator('[aria-invalid=true]')).toHaveCount(0);
});

test('another fragment opens another calculation, and an anchor does not change it', async ({ page }) => {
  await page.goto(`/prijscalculator${kitchenLink}`);
  const { element } = calculatorOn(page);
  await expect(element.getByText(kitchenPrice)).toBeVisible();
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
});

test('works on the home page too, where #price-calculator is still an anchor', async ({ page }) => {
  await page.goto('/#price-calculator');
  const calculator = calculatorOn(page);
  await calculator.hydrated();
  await expect(calculator.element).toBeInViewport();
  expect(await filledIn(page)).toEqual({});
  await page.goto(`/${kitchenLink}`);
  await expect(calculator.element.getByText(kitchenPrice)).toBeAttached();
});

test('a choice made before the script has loaded is kept', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(`/prijscalculator${kitchenLink}`, { waitUntil: 'commit' });
  const calculator = calculatorOn(page);
  await calculator.element.locator('input[value=deuren]').check();
  release();
  await calculator.hydrated();
  await expect(calculator.field('length')).toHaveValue('');
  expect(await filledIn(page)).toEqual({ projectType: 'deuren' });
});

test('a broken fragment breaks nothing', async ({ page }) => {
  await showHtml(page, '<wrap-price-calculator></wrap-price-calculator>');
  const calculator = calculatorOn(page);
  const questions: Questions = {};
  for (const fragment of [
    '#%',
    '#?',
    '#keuken?length=%E0%A4%A',
    '#<script>?a=b',
    '#/deuren?length=2',
    '#__proto__?length=1',
  ])
    questions[fragment] = async () => {
      await page.goto('about:blank');
      await page.goto(`/bare-page${fragment}`);
      await addScript(page);
      await calculator.hydrated();
      await calculator.fill(kitchen);
      await calculator.button('Bereken prijs').click();
      await expect(calculator.element.getByText(kitchenPrice)).toBeVisible();
    };
  await ask(questions);
});
