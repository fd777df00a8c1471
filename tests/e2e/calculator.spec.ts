import { languages } from '../../widgets/domain/text.ts';
import { calculatorOn, kitchen } from '../support/calculator.ts';
import { projects, smallProjects } from '../support/projects.ts';
import { expect, test } from '../support/test.ts';
import { words } from '../support/words.ts';

for (const lang of languages) {
  const say = words[lang];
  for (const { filling, fields, price, explained } of projects) {
    test(`${lang}: shows what ${filling['projectType']} costs, with an explanation`, async ({ page }) => {
      await page.goto(say.calculator);
      const calculator = calculatorOn(page);
      const { element } = calculator;
      await calculator.hydrated();
      await calculator.choose('projectType', filling['projectType'] as string);
      expect(await calculator.fieldNames()).toEqual(['projectType', ...fields]);

      await calculator.fill(filling);
      await calculator.button(say.calculate).click();
      await expect(element.getByText(price[lang], { exact: true })).toBeVisible();
      await expect(element.getByText(`${say.vat}, ${say.indication}`)).toBeVisible();

      const values = element.getByRole('definition');
      await expect(values).toHaveCount(0);
      await element.getByText(say.explain).click();
      await expect(values).toHaveText(explained[lang]);
    });
  }
}

for (const { filling, price } of smallProjects) {
  test(`no ${filling['projectType']} costs less than the minimum, and the explanation says so`, async ({
    page,
  }) => {
    await page.goto('/prijscalculator');
    const calculator = calculatorOn(page);
    await calculator.hydrated();
    await calculator.fill(filling);
    await calculator.button('Bereken prijs').click();
    await expect(calculator.element.getByText(price, { exact: true })).toBeVisible();
    await calculator.element.getByText(words.nl.explain).click();
    await expect(calculator.element.getByRole('definition').last()).toHaveText(price.replace('vanaf ', ''));
    await expect(calculator.element.getByRole('term').last()).toContainText('Minimumprijs');
  });
}

test('a frame wrapped on both sides costs more', async ({ page }) => {
  await page.goto('/prijscalculator');
  const calculator = calculatorOn(page);
  await calculator.hydrated();
  // 1.2 × 1.5 = 1.8; × 430 × 1.2 × 1.15 = 1068.12
  await calculator.fill({
    ...projects.find(({ filling }) => filling['projectType'] === 'kozijnen')?.filling,
    kozijnSides: 'dubbelzijdig',
  });
  await calculator.button('Bereken prijs').click();
  await expect(calculator.element.getByText('vanaf € 1.068', { exact: true })).toBeVisible();
});

test.describe('a price that no longer holds', () => {
  const frames = projects.find(({ filling }) => filling['projectType'] === 'kozijnen')?.filling ?? {};
  const changes = [
    { from: kitchen, name: 'length', to: '13' },
    { from: kitchen, name: 'drawers', to: '' },
    { from: kitchen, name: 'folieType', to: 'metallic' },
    { from: kitchen, name: 'complexity', to: 'complex' },
    { from: frames, name: 'width', to: '1,3' },
    { from: frames, name: 'kozijnSides', to: 'dubbelzijdig' },
  ];
  for (const { from, name, to } of changes) {
    test(`is marked as out of date and cannot be accepted: ${from['projectType']}, ${name}`, async ({
      page,
    }) => {
      await page.goto('/prijscalculator');
      const calculator = calculatorOn(page);
      await calculator.hydrated();
      await calculator.fill(from);
      await calculator.button('Bereken prijs').click();
      await expect(calculator.button(words.nl.accept)).toBeVisible();

      await calculator.fill({ [name]: to });
      await expect(calculator.element.getByText(words.nl.stale)).toBeVisible();
      await expect(calculator.button(words.nl.accept)).toHaveCount(0);

      await calculator.button('Bereken opnieuw').click();
      await expect(calculator.element.getByText(words.nl.stale)).toHaveCount(0);
      await expect(calculator.button(words.nl.accept)).toBeVisible();
    });
  }
});

test('another service clears the price, and the choices that it does not offer', async ({ page }) => {
  await page.goto('/prijscalculator');
  const calculator = calculatorOn(page);
  const chosen = () =>
    calculator.element
      .locator(':checked')
      .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
  await calculator.hydrated();
  await calculator.fill(kitchen);
  await calculator.button('Bereken prijs').click();
  await expect(calculator.element.getByText(/^vanaf/)).toBeVisible();

  await calculator.choose('projectType', 'meubel');
  await expect(calculator.element.getByText(/^vanaf/)).toHaveCount(0);
  await expect(calculator.button(words.nl.accept)).toHaveCount(0);
  // The 12 fronts must not become 12 metres.
  await expect(calculator.field('length')).toHaveValue('');
  expect(await chosen()).toEqual(['meubel', 'mat', 'gemiddeld']);

  await calculator.choose('projectType', 'kozijnen');
  expect(await chosen()).toEqual(['kozijnen']);
});
