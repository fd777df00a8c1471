import { calculatorOn, kitchen, kitchenPrice } from '../support/calculator.ts';
import { expect, test } from '../support/test.ts';

test('a visitor gets a price', async ({ page }) => {
  await page.goto('/prijscalculator');
  const calculator = calculatorOn(page);
  await calculator.fill(kitchen);
  await calculator.button('Bereken prijs').click();
  await expect(calculator.element.getByText(kitchenPrice)).toBeVisible();
});
