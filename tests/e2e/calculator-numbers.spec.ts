import { colours } from '../../widgets/kit/theme/tokens.ts';
import { type Calculator, calculatorOn } from '../support/calculator.ts';
import { ask, type Questions } from '../support/questions.ts';
import { expect, type Page, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const danger = `rgb(${[1, 3, 5].map((at) => Number.parseInt(colours.danger.slice(at, at + 2), 16)).join(', ')})`;

async function calculatorFor(page: Page, service: string, address = '/prijscalculator'): Promise<Calculator> {
  await page.goto(address);
  const calculator = calculatorOn(page);
  await calculator.hydrated();
  await calculator.choose('projectType', service);
  return calculator;
}

/** The border of a field, or of each choice of a group. */
const frameOf = (calculator: Calculator, name: string) => calculator.field(name).first().locator('..');

test('numbers, as people write them, are understood', async ({ page }) => {
  const calculator = await calculatorFor(page, 'anders');
  await calculator.fill({ width: '1', folieType: 'mat', complexity: 'eenvoudig' });
  const questions: Questions = {};
  // The price is length × 1 × 45. Each differs, so that none is the price before it.
  for (const [text, price] of [
    ['10,5', 'vanaf € 473'],
    ['11.5', 'vanaf € 518'],
    [' 12 , 5 ', 'vanaf € 563'],
    ['1350 cm', 'vanaf € 608'],
    ['14500mm', 'vanaf € 653'],
    ['1.250,5', 'vanaf € 56.273'],
    ['1,350.5', 'vanaf € 60.773'],
  ] as const)
    questions[`"${text}"`] = async () => {
      await calculator.fill({ length: text });
      await calculator.button(/^Bereken (prijs|opnieuw)$/).click();
      await expect(calculator.element.getByText(price, { exact: true })).toBeVisible();
    };
  await ask(questions);
});

test('an improbable length offers centimetres, and one press applies them', async ({ page }) => {
  const calculator = await calculatorFor(page, 'anders');
  await calculator.fill({ length: '250', width: '2', folieType: 'mat', complexity: 'eenvoudig' });
  await expect(calculator.element.getByText('Bedoelt u 250 cm?')).toBeVisible();
  // The question does not block. 250 × 2 × 45
  await calculator.button('Bereken prijs').click();
  await expect(calculator.element.getByText('vanaf € 22.500', { exact: true })).toBeVisible();

  await calculator.button('Ja, 250 cm').click();
  await expect(calculator.element.getByText('Bedoelt u 250 cm?')).toHaveCount(0);
  await expect(calculator.field('length')).toHaveValue('250 cm');
  // The button is removed, so the focus must move.
  await expect(calculator.field('length')).toBeFocused();
  await calculator.button('Bereken opnieuw').click();
  await expect(calculator.element.getByText('vanaf € 225', { exact: true })).toBeVisible();
});

test('a wrong number is flagged on leaving the field, not before', async ({ page }) => {
  const calculator = await calculatorFor(page, 'anders');
  const questions: Questions = {};
  for (const [service, name, text, says] of [
    ['anders', 'length', 'twee', 'Dit lezen wij niet als getal. Schrijf bijvoorbeeld 2,5'],
    ['anders', 'width', '-3', 'Vul een getal boven nul in'],
    ['anders', 'length', '1.2.3', 'Dit lezen wij niet als getal. Schrijf bijvoorbeeld 2,5'],
    ['keuken', 'length', '2,5', 'Vul een heel aantal in'],
    ['keuken', 'drawers', '1,5', 'Vul een heel aantal in'],
    ['raamfolie', 'numberOfWindows', '3 m', 'Dit lezen wij niet als getal. Schrijf bijvoorbeeld 2,5'],
  ] as const)
    questions[`${service}, ${name} "${text}"`] = async () => {
      // Another service empties the fields, and they count as not visited again.
      await calculator.choose('projectType', 'jacht');
      await calculator.choose('projectType', service);
      const field = calculator.field(name);
      await field.fill(text);
      await expect(calculator.element.getByText(says)).toHaveCount(0);
      await field.blur();
      await expect(calculator.element.getByText(says)).toBeVisible();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(says.slice(0, 20)));
      await expect(frameOf(calculator, name)).toHaveCSS('border-top-color', danger);

      await field.fill('2');
      await expect(calculator.element.getByText(says)).toHaveCount(0);
    };

  questions['it prevents the price, is reported, and gets the focus'] = async () => {
    await calculator.choose('projectType', 'meubel');
    await calculator.fill({
      length: '2',
      width: 'breed',
      height: '-1',
      folieType: 'mat',
      complexity: 'eenvoudig',
    });
    await calculator.press('Bereken prijs');
    await expect(calculator.element.getByRole('alert')).toContainText('Kijk de gemarkeerde velden na');
    await expect(calculator.field('width')).toBeFocused();
    await expect(calculator.element.getByText(/^vanaf/)).toHaveCount(0);
  };
  await ask(questions);
});

for (const lang of ['nl', 'en'] as const) {
  const say = words[lang];
  test(`${lang}: Calculate reports and marks what is missing, and focuses the first such field`, async ({
    page,
  }) => {
    const calculator = await calculatorFor(page, 'kozijnen', say.calculator);
    const button = calculator.button(say.calculate);
    await calculator.fill({ width: '1', kozijnSides: 'enkelzijdig' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    // A natively disabled button could not get the focus, so a keyboard user would not learn why.
    await button.focus();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');

    const toast = calculator.element.getByRole('alert');
    await expect(toast).toContainText(say.missing);
    await expect(toast).toContainText(say.missingText);
    await expect(calculator.field('length')).toBeFocused();
    for (const name of ['length', 'folieType', 'complexity'])
      await expect(frameOf(calculator, name), name).toHaveCSS('border-top-color', danger);
    for (const name of ['width', 'kozijnSides'])
      await expect(frameOf(calculator, name), name).not.toHaveCSS('border-top-color', danger);

    await calculator.fill({ length: '1', folieType: 'effen', complexity: 'begane-grond' });
    await expect(button).not.toHaveAttribute('aria-disabled');
    await expect(frameOf(calculator, 'length')).not.toHaveCSS('border-top-color', danger);
  });
}

test('what is missing gets the focus', async ({ page }) => {
  await page.goto('/prijscalculator');
  const calculator = calculatorOn(page);
  await calculator.hydrated();
  await ask({
    'without a service the choice of service': async () => {
      await calculator.press('Bereken prijs');
      await expect(calculator.element.getByRole('alert')).toContainText(words.nl.missingText);
      await expect(calculator.field('projectType').first()).toBeFocused();
    },
    'a missing choice at its first option': async () => {
      await calculator.fill({ projectType: 'keuken', length: '3', complexity: 'eenvoudig' });
      await calculator.press('Bereken prijs');
      await expect(calculator.field('folieType').first()).toBeFocused();
    },
  });
});
