import { addScript, showHtml, widgetScript } from '../support/bare-page.ts';
import { calculatorOn } from '../support/calculator.ts';
import { expect, test } from '../support/test.ts';

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

for (const [text, service] of given) {
  test(`?service=${text} chooses ${service}`, async ({ page }) => {
    await page.goto(`/prijscalculator?service=${text}`);
    await expect(calculatorOn(page).element.locator(`input[value="${service}"]`)).toBeChecked();
  });

  test(`the attribute service="${text}" chooses ${service}`, async ({ page }) => {
    await showHtml(page, `<wrap-price-calculator service="${text}"></wrap-price-calculator>${widgetScript}`);
    await expect(calculatorOn(page).element.locator(`input[value="${service}"]`)).toBeChecked();
  });
}

for (const text of nonsense) {
  test(`"${text}" chooses nothing, in the address or the attribute`, async ({ page }) => {
    await page.goto(`/prijscalculator?service=${encodeURIComponent(text)}`);
    await calculatorOn(page).hydrated();
    await expect(calculatorOn(page).element.getByRole('radio', { checked: true })).toHaveCount(0);

    await showHtml(page, '<wrap-price-calculator></wrap-price-calculator>');
    await page
      .locator('wrap-price-calculator')
      .evaluate((e, value) => e.setAttribute('service', value), text);
    await addScript(page);
    await calculatorOn(page).hydrated();
    await expect(calculatorOn(page).element.getByRole('radio')).toHaveCount(7);
    await expect(calculatorOn(page).element.getByRole('radio', { checked: true })).toHaveCount(0);
  });
}

test('the service in the address wins over that of the attribute', async ({ page }) => {
  await showHtml(
    page,
    '<wrap-price-calculator service="keuken"></wrap-price-calculator>'.concat(widgetScript),
  );
  await page.goto('/bare-page?service=deuren');
  await expect(calculatorOn(page).element.getByRole('radio', { checked: true })).toHaveValue('deuren');
});
