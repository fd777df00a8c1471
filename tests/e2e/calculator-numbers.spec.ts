import { colours } from '../../widgets/kit/theme/tokens.ts';
import { type Calculator, calculatorOn, kitchen, kitchenPrice } from '../support/calculator.ts';
import { ask } from '../support/questions.ts';
import { expect, type Locator, test } from '../support/test.ts';
import { words } from '../support/words.ts';

/*
 * What only a browser shows of filling in the calculator: focus, colours, and what screen readers are told. What each input costs and which
 * texts it shows is in widgets/price-calculator/shown-calculator.test.ts.
 */

const danger = `rgb(${[1, 3, 5].map((at) => Number.parseInt(colours.danger.slice(at, at + 2), 16)).join(', ')})`;

/** The border of a field, or of each choice of a group. */
const frameOf = (calculator: Calculator, name: string) => calculator.field(name).first().locator('..');

test('a visitor fills in the calculator', async ({ page }) => {
  await page.goto('/prijscalculator');
  const calculator = calculatorOn(page);
  const { element } = calculator;
  await calculator.hydrated();
  await ask({
    'without a service the choice of service gets the focus': async () => {
      await calculator.press('Bereken prijs');
      await expect(element.getByRole('alert')).toContainText(words.nl.missingText);
      await expect(calculator.field('projectType').first()).toBeFocused();
    },

    'a missing choice gets it at its first option': async () => {
      await calculator.fill({ projectType: 'keuken', length: '3', complexity: 'eenvoudig' });
      await calculator.press('Bereken prijs');
      await expect(calculator.field('folieType').first()).toBeFocused();
    },

    'the message covers neither that field nor the bar of a phone': async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await calculator.press('Bereken prijs');
      const covers = async (part: Locator) => {
        const [message, other] = await Promise.all([
          element.getByRole('alert').boundingBox(),
          part.boundingBox(),
        ]);
        return message!.y < other!.y + other!.height && other!.y < message!.y + message!.height;
      };
      await expect.poll(() => covers(calculator.field('folieType').first())).toBe(false);
      expect(await covers(page.locator('[data-dock]'))).toBe(false);
    },

    'by keyboard, Calculate marks what is missing, and focuses the first such field': async () => {
      await calculator.fill({ projectType: 'kozijnen', width: '1', kozijnSides: 'enkelzijdig' });
      const button = calculator.button('Bereken prijs');
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      // A natively disabled button could not get the focus, so a keyboard user would not learn why.
      await button.focus();
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(calculator.field('length')).toBeFocused();
      await expect(frameOf(calculator, 'length')).toHaveCSS('border-top-color', danger);
      await expect(frameOf(calculator, 'folieType')).toHaveCSS('border-top-color', danger);
      await expect(frameOf(calculator, 'kozijnSides')).not.toHaveCSS('border-top-color', danger);
      await calculator.fill({ length: '1' });
      await expect(frameOf(calculator, 'length')).not.toHaveCSS('border-top-color', danger);
    },

    'a wrong number is flagged on leaving the field, not before': async () => {
      const says = 'Dit lezen wij niet als getal. Schrijf bijvoorbeeld 3';
      await calculator.choose('projectType', 'anders');
      const field = calculator.field('width');
      await field.fill('twee');
      await expect(element.getByText(says)).toHaveCount(0);
      await field.blur();
      await expect(element.getByText(says)).toBeVisible();
      await expect(field).toHaveAccessibleDescription(new RegExp(says.slice(0, 20)));
      await expect(frameOf(calculator, 'width')).toHaveCSS('border-top-color', danger);
    },

    'it prevents the price, is reported, and gets the focus': async () => {
      await calculator.fill({ length: '250', folieType: 'mat', complexity: 'eenvoudig' });
      await calculator.press('Bereken prijs');
      await expect(element.getByRole('alert')).toContainText('Kijk de gemarkeerde velden na');
      await expect(calculator.field('width')).toBeFocused();
      await expect(element.getByText(/^vanaf/)).toHaveCount(0);
    },

    'an improbable length offers centimetres, and one press applies them': async () => {
      await calculator.fill({ width: '2' });
      // The question does not block. 250 × 2 × 45
      await expect(element.getByText('Bedoelt u 250 cm?')).toBeVisible();
      await calculator.button('Bereken prijs').click();
      await expect(element.getByText('vanaf € 22.500', { exact: true })).toBeVisible();
      // Beside the price too: on a phone the field is far above it.
      await expect(calculator.button('Ja, 250 cm')).toHaveCount(2);
      await calculator.button('Ja, 250 cm').last().click();
      await expect(element.getByText('Bedoelt u 250 cm?')).toHaveCount(0);
      await expect(calculator.field('length')).toHaveValue('250 cm');
      // The button is removed, so the focus must move.
      await expect(calculator.field('length')).toBeFocused();
      await expect(element.getByText(words.nl.stale)).toBeVisible();
      await calculator.button('Bereken opnieuw').click();
      await expect(element.getByText('vanaf € 225', { exact: true })).toBeVisible();
    },

    'several of one size are one length, and each piece can be in centimetres': async () => {
      await calculator.fill({ projectType: 'kozijnen', width: '8 x 120', length: '1,5', folieType: 'effen' });
      await calculator.fill({ complexity: 'begane-grond', kozijnSides: 'enkelzijdig' });
      await calculator.button('Ja, 8x120 cm').click();
      await calculator.button('Bereken prijs').click();
      // 8 × 1.2 × 1.5 × 230
      await expect(element.getByText('vanaf € 3.312', { exact: true })).toBeVisible();
    },

    'the unit stands inside the field, and so inside its focus ring': async () => {
      const field = calculator.field('width');
      const [input, unit] = await Promise.all([
        field.boundingBox(),
        field.locator('xpath=following-sibling::span').boundingBox(),
      ]);
      expect(unit!.x + unit!.width).toBeLessThanOrEqual(input!.x + input!.width + 1);
    },

    'the explanation of a price is closed at first': async () => {
      await calculator.fill(kitchen);
      await calculator.button('Bereken prijs').click();
      await expect(element.getByText(kitchenPrice, { exact: true })).toBeVisible();
      await expect(element.getByRole('definition')).toHaveCount(0);
      await element.getByText(words.nl.explain).click();
      await expect(element.getByRole('definition')).toHaveCount(6);
    },
  });
});
