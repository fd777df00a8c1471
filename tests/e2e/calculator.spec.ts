import { languages } from '../../widgets/domain/text.ts';
import { calculatorOn, type Filling, kitchen } from '../support/calculator.ts';
import { projects, smallProjects } from '../support/projects.ts';
import { ask, type Questions } from '../support/questions.ts';
import { expect, test } from '../support/test.ts';
import { words } from '../support/words.ts';

for (const lang of languages) {
  const say = words[lang];
  test(`${lang}: shows what each service costs, with an explanation`, async ({ page }) => {
    await page.goto(say.calculator);
    const calculator = calculatorOn(page);
    const { element } = calculator;
    await calculator.hydrated();

    const questions: Questions = {};
    for (const { filling, fields, price, explained } of projects)
      questions[`what ${filling['projectType']} costs`] = async () => {
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
      };
    await ask(questions);
  });
}

test('the lowest price of a service, and the price of a frame that is wrapped on both sides', async ({
  page,
}) => {
  await page.goto('/prijscalculator');
  const calculator = calculatorOn(page);
  const { element } = calculator;
  await calculator.hydrated();

  const questions: Questions = {};
  for (const { filling, price } of smallProjects)
    questions[`no ${filling['projectType']} costs less than the minimum, and the explanation says so`] =
      async () => {
        await calculator.fill(filling);
        await calculator.button('Bereken prijs').click();
        await expect(element.getByText(price, { exact: true })).toBeVisible();
        await element.getByText(words.nl.explain).click();
        await expect(element.getByRole('definition').last()).toHaveText(price.replace('vanaf ', ''));
        await expect(element.getByRole('term').last()).toContainText('Minimumprijs');
      };
  questions['a frame wrapped on both sides costs more'] = async () => {
    // 1.2 × 1.5 = 1.8; × 430 × 1.2 × 1.15 = 1068.12
    await calculator.fill({ ...frames, kozijnSides: 'dubbelzijdig' });
    await calculator.button('Bereken prijs').click();
    await expect(element.getByText('vanaf € 1.068', { exact: true })).toBeVisible();
  };
  await ask(questions);
});

test('a price that no longer holds', async ({ page }) => {
  await page.goto('/prijscalculator');
  const calculator = calculatorOn(page);
  const { element } = calculator;
  await calculator.hydrated();
  const questions: Questions = {};

  const changes: { from: Filling; name: string; to: string }[] = [
    { from: kitchen, name: 'length', to: '13' },
    { from: kitchen, name: 'drawers', to: '' },
    { from: kitchen, name: 'folieType', to: 'metallic' },
    { from: kitchen, name: 'complexity', to: 'complex' },
    { from: frames, name: 'width', to: '1,3' },
    { from: frames, name: 'kozijnSides', to: 'dubbelzijdig' },
  ];
  for (const { from, name, to } of changes)
    questions[`is marked as out of date and cannot be accepted: ${from['projectType']}, ${name} ${to}`] =
      async () => {
        // Another service clears the price of the change before.
        await calculator.choose('projectType', 'anders');
        await calculator.fill(from);
        await calculator.button('Bereken prijs').click();
        await expect(calculator.button(words.nl.accept)).toBeVisible();

        await calculator.fill({ [name]: to });
        await expect(element.getByText(words.nl.stale)).toBeVisible();
        await expect(calculator.button(words.nl.accept)).toHaveCount(0);

        await calculator.button('Bereken opnieuw').click();
        await expect(element.getByText(words.nl.stale)).toHaveCount(0);
        await expect(calculator.button(words.nl.accept)).toBeVisible();
      };

  questions['another service clears the price, and the choices that it does not offer'] = async () => {
    const chosen = () =>
      element.locator(':checked').evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
    await calculator.choose('projectType', 'kozijnen');
    await calculator.fill(kitchen);
    await calculator.button('Bereken prijs').click();
    await expect(element.getByText(/^vanaf/)).toBeVisible();

    await calculator.choose('projectType', 'meubel');
    await expect(element.getByText(/^vanaf/)).toHaveCount(0);
    await expect(calculator.button(words.nl.accept)).toHaveCount(0);
    // The 12 fronts must not become 12 metres.
    await expect(calculator.field('length')).toHaveValue('');
    expect(await chosen()).toEqual(['meubel', 'mat', 'gemiddeld']);

    await calculator.choose('projectType', 'kozijnen');
    expect(await chosen()).toEqual(['kozijnen']);
  };
  await ask(questions);
});

const frames = projects.find(({ filling }) => filling['projectType'] === 'kozijnen')?.filling ?? {};
