import { languages } from '../../widgets/domain/text.ts';
import { type Calculator, calculatorOn, kitchen } from '../support/calculator.ts';
import { ask } from '../support/questions.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';
import { words } from '../support/words.ts';

async function accepted(page: Page, address = '/prijscalculator', say = words.nl): Promise<Calculator> {
  await page.goto(address);
  const calculator = calculatorOn(page);
  await calculator.hydrated();
  await calculator.fill(kitchen);
  await calculator.button(say.calculate).click();
  await calculator.button(say.accept).click();
  return calculator;
}

for (const lang of languages) {
  const say = words[lang];

  test(`${lang}: the form that an accepted price opens`, async ({ page }) => {
    const calculator = await accepted(page, say.calculator, say);
    const { element } = calculator;
    const name = element.getByRole('textbox', { name: say.name });
    const email = element.getByRole('textbox', { name: say.email });
    const phone = element.getByRole('textbox', { name: say.phone });
    await ask({
      'reports missing and invalid fields': async () => {
        await expect(name).toBeFocused();
        await calculator.button(say.send).click();
        await expect(element.getByRole('alert').filter({ hasText: say.contactMissing })).toBeVisible();
        await expect(element.getByText(say.nameMissing, { exact: true })).toBeVisible();
        await expect(element.getByText(say.emailMissing, { exact: true })).toBeVisible();
        await expect(name).toBeFocused();

        await name.fill('Sanne de Vries');
        await email.fill('sanne apenstaartje voorbeeld');
        await calculator.button(say.send).click();
        await expect(element.getByText(say.emailInvalid)).toBeVisible();
        await expect(email).toHaveAttribute('aria-invalid', 'true');
        await expect(email).toBeFocused();
        await expect(element.getByText(say.nameMissing, { exact: true })).toHaveCount(0);
      },

      'closes when it is cancelled, and keeps what was typed': async () => {
        await email.fill('sanne@voorbeeld.nl');
        await phone.fill('06 12345678');
        await calculator.button(say.cancel).click();
        await expect(calculator.field('email')).toHaveCount(0);
        await expect(calculator.button(say.accept)).toBeFocused();

        await calculator.button(say.accept).click();
        await expect(name).toHaveValue('Sanne de Vries');
        await expect(email).toHaveValue('sanne@voorbeeld.nl');
        await expect(phone).toHaveValue('06 12345678');
      },

      'gives a page without a dataLayer none': async () => {
        expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
      },
    });
  });

  test(`${lang}: can be used from start to sent with the keyboard alone`, async ({ page, inbox }) => {
    await page.goto(say.calculator);
    const calculator = calculatorOn(page);
    const { element } = calculator;
    await calculator.hydrated();
    const { keyboard } = page;

    await tabTo(page, calculator.field('projectType').first());
    await keyboard.press('Space');
    await tabTo(page, calculator.field('length'));
    await keyboard.type('12');
    await tabTo(page, calculator.field('drawers'));
    await keyboard.type('4');
    await tabTo(page, calculator.field('folieType').first());
    await keyboard.press('Space');
    await tabTo(page, calculator.field('complexity').first());
    await keyboard.press('ArrowRight');
    await tabTo(page, calculator.button(say.calculate));
    await keyboard.press('Enter');
    await expect(element.getByText(/1[.,]923$/).first()).toBeVisible();

    await tabTo(page, element.locator('summary'));
    await keyboard.press('Enter');
    await expect(element.getByRole('definition').first()).toBeVisible();
    await tabTo(page, calculator.button(say.accept));
    await keyboard.press('Space');
    await expect(calculator.field('name')).toBeFocused();
    await keyboard.type('Sanne de Vries');
    await tabTo(page, calculator.field('email'));
    await keyboard.type('sanne@voorbeeld.nl');
    await keyboard.press('Enter');

    await expect(element.getByText(say.sent).last()).toBeVisible();
    const { fields } = await inbox.waitForMail();
    expect(fields).toMatchObject({
      name: 'Sanne de Vries',
      projectType: 'keuken',
      folieType: 'mat',
      complexity: 'gemiddeld',
    });
    // The form is removed, so the focus moves to the outcome.
    await expect(element.locator('[data-focus="sent"]')).toBeFocused();
  });
}

test('a kitchen is sent with its fronts as length and a width of 1, and the page gets events without personal data', async ({
  page,
  inbox,
}) => {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard, dataLayer: [] });
    // Listens on the window, which an event reaches only if it bubbles.
    for (const name of ['wrap-price-calculated', 'wrap-quote-sent', 'wrap-quote-failed'])
      addEventListener(name, (event) => {
        const { type, detail, bubbles, composed, target } = event as CustomEvent;
        heard.push({ type, detail, bubbles, composed, target: (target as Element).localName });
      });
  });
  const calculator = await accepted(page);
  await calculator.fill({ name: 'Sanne de Vries', email: 'sanne@voorbeeld.nl' });
  await calculator.button(words.nl.send).click();
  await expect(calculator.element.getByText(words.nl.sent).last()).toBeVisible();

  const { reference, measurements = '' } = (await inbox.waitForMail()).fields;
  expect(JSON.parse(measurements)).toEqual({
    length: '12',
    width: '1',
    height: '',
    drawers: '4',
    numberOfWindows: '',
    windowHeight: '',
    windowWidth: '',
  });
  const price = { projectType: 'keuken', estimatedPrice: 1923 };
  const travels = { bubbles: true, composed: true, target: 'wrap-price-calculator' };
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([
    { type: 'wrap-price-calculated', detail: price, ...travels },
    { type: 'wrap-quote-sent', detail: { ...price, reference }, ...travels },
  ]);
  expect(await page.evaluate(() => Reflect.get(window, 'dataLayer'))).toEqual([
    { event: 'wrap-price-calculated', ...price },
    { event: 'wrap-quote-sent', ...price, reference },
  ]);
});

/** Presses Tab until the control has the focus, like a keyboard user. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element))
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not get there.');
}
