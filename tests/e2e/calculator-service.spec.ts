import { addScript, showHtml, widgetScript } from '../support/bare-page.ts';
import { Calculator, calculatorOn } from '../support/calculator.ts';
import { ask } from '../support/questions.ts';
import { expect, type Locator, test } from '../support/test.ts';

/* The service that an address or an attribute names. Which spellings name which service is in services.test.ts. */

const chosen = (calculator: Locator) => calculator.getByRole('radio', { checked: true });

test('the service in the address and in the attribute', async ({ page }) => {
  const element = (service: string) => `<wrap-price-calculator service="${service}"></wrap-price-calculator>`;
  await ask({
    'the address chooses on the page of the calculator': async () => {
      await page.goto('/prijscalculator?service=keuken');
      await calculatorOn(page).hydrated();
      await expect(chosen(calculatorOn(page).element)).toHaveValue('keuken');
    },

    'an unknown one chooses nothing there': async () => {
      await page.goto('/prijscalculator?service=dak');
      await calculatorOn(page).hydrated();
      await expect(chosen(calculatorOn(page).element)).toHaveCount(0);
    },

    'each attribute chooses for its own element, an unknown one nothing': async () => {
      await showHtml(page, ['Meubels', 'JACHT', 'constructor', ''].map(element).join(''));
      await addScript(page);
      const all = page.locator('wrap-price-calculator');
      for (const [at, service] of ['meubel', 'jacht'].entries()) {
        await all.nth(at).scrollIntoViewIfNeeded();
        await expect(chosen(all.nth(at))).toHaveValue(service);
      }
      for (const at of [2, 3]) {
        const calculator = new Calculator(all.nth(at));
        await calculator.element.scrollIntoViewIfNeeded();
        await calculator.hydrated();
        await expect(calculator.element.getByRole('radio')).toHaveCount(7);
        await expect(chosen(calculator.element)).toHaveCount(0);
      }
    },

    'on any page the address chooses, and wins over the attribute': async () => {
      await showHtml(page, element('keuken') + widgetScript, { query: '?service=Deuren' });
      await expect(chosen(calculatorOn(page).element)).toHaveValue('deuren');
    },
  });
});
