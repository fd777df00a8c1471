import { addScript, showHtml, widgetScript } from '../support/bare-page.ts';
import { Calculator, calculatorOn } from '../support/calculator.ts';
import { ask, type Questions } from '../support/questions.ts';
import { expect, type Locator, test } from '../support/test.ts';

/** Values of an address or attribute, and the service that each chooses. */
const given = [
  ['keuken', 'keuken'],
  ['kozijnen', 'kozijnen'],
  ['raamfolie', 'raamfolie'],
  ['meubel', 'meubel'],
  ['meubels', 'meubel'],
  ['Meubels', 'meubel'],
  ['deuren', 'deuren'],
  ['JACHT', 'jacht'],
  ['anders', 'anders'],
] as const;
const nonsense = ['dak', '', 'keuken,deuren', '<script>', 'constructor'];

const chosen = (calculator: Locator) => calculator.getByRole('radio', { checked: true });

test('the service in the address is chosen', async ({ page }) => {
  const questions: Questions = {
    // A prerendered page.
    '?service=keuken on the page of the calculator': async () => {
      await page.goto('/prijscalculator?service=keuken');
      await expect(chosen(calculatorOn(page).element)).toHaveValue('keuken');
    },
    '?service=dak on the page of the calculator chooses nothing': async () => {
      await page.goto('/prijscalculator?service=dak');
      await calculatorOn(page).hydrated();
      await expect(chosen(calculatorOn(page).element)).toHaveCount(0);
    },
  };
  await showHtml(page, `<wrap-price-calculator></wrap-price-calculator>${widgetScript}`);
  for (const [text, service] of given)
    questions[`?service=${text} chooses ${service}`] = async () => {
      await page.goto(`/bare-page?service=${text}`);
      await expect(chosen(calculatorOn(page).element)).toHaveValue(service);
    };
  for (const text of nonsense)
    questions[`?service=${text} chooses nothing`] = async () => {
      await page.goto(`/bare-page?service=${encodeURIComponent(text)}`);
      await calculatorOn(page).hydrated();
      await expect(calculatorOn(page).element.getByRole('radio')).toHaveCount(7);
      await expect(chosen(calculatorOn(page).element)).toHaveCount(0);
    };
  await ask(questions);
});

test('the service in the attribute is chosen', async ({ page }) => {
  const texts = [...given.map(([text]) => text), ...nonsense];
  await showHtml(page, texts.map(() => '<wrap-price-calculator></wrap-price-calculator>').join(''));
  const calculators = page.locator('wrap-price-calculator');
  await calculators.evaluateAll((all, texts) => {
    for (const [at, each] of all.entries()) each.setAttribute('service', texts[at] ?? '');
  }, texts);
  await addScript(page);
  const questions: Questions = {};
  for (const [at, [text, service]] of given.entries())
    questions[`service="${text}" chooses ${service}`] = async () => {
      await calculators.nth(at).scrollIntoViewIfNeeded();
      await expect(chosen(calculators.nth(at))).toHaveValue(service);
    };
  for (const [at, text] of nonsense.entries())
    questions[`service="${text}" chooses nothing`] = async () => {
      const calculator = new Calculator(calculators.nth(given.length + at));
      await calculator.element.scrollIntoViewIfNeeded();
      await calculator.hydrated();
      await expect(calculator.element.getByRole('radio')).toHaveCount(7);
      await expect(chosen(calculator.element)).toHaveCount(0);
    };
  await ask(questions);
});

test('the service in the address wins over that of the attribute', async ({ page }) => {
  await showHtml(
    page,
    '<wrap-price-calculator service="keuken"></wrap-price-calculator>'.concat(widgetScript),
  );
  await page.goto('/bare-page?service=deuren');
  await expect(calculatorOn(page).element.getByRole('radio', { checked: true })).toHaveValue('deuren');
});
