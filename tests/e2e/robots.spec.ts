import { forgive, outbox } from '../support/quote.ts';
import { quoteFormOn } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';

/* A program that sends is told, and nothing that it sent is lost: it may be a person after all. */

const filled = '/workbench/wrap-quote-form/filled';

test('a script that presses at once, on a page that nobody has touched, sends nothing; a visitor’s press does', async ({
  page,
  inbox,
}) => {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => Math.min(now(), 1900);
    const timer = setInterval(() => {
      const host = document.querySelector('wrap-quote-form:state(hydrated)');
      const button = host?.shadowRoot?.querySelector<HTMLElement>('[part=send]');
      if (!button) return;
      clearInterval(timer);
      button.click();
      console.info('pressed');
    }, 50);
  });
  // Before that, no question to the page: the driver asks as if a visitor had touched it.
  const pressed = page.waitForEvent('console', (message) => message.text() === 'pressed');
  await page.goto(filled, { waitUntil: 'commit' });
  await pressed;
  const form = quoteFormOn(page);
  await expect(form.unconfirmed).toBeVisible();
  await expect(form.element.locator('[name="website"]'), 'the trap').toHaveCount(1);
  expect(await inbox.mails()).toEqual([]);
  expect(await outbox(page)).toHaveLength(1);
  await form.button(form.words.retry).click();
  await form.expectSent();
  expect(await inbox.mails()).toHaveLength(1);
});

test('a program that fills in every field is told, and the next press sends', async ({
  page,
  inbox,
  pageErrors,
}) => {
  await page.goto('/workbench/wrap-partner-form/filled');
  const element = page.locator('wrap-partner-form');
  const trap = element.locator('[name="website"]');
  // The code for sending comes with the first use.
  await element.getByRole('textbox').first().press('End');
  await element.getByRole('textbox').first().press('x');
  await expect(trap).toHaveCount(1);
  await expect(trap).toBeHidden();
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await element.locator('[part=send]').click();
  const again = element.getByRole('button', { name: 'Opnieuw proberen' });
  await expect(again).toBeVisible();
  await expect(element.getByRole('link', { name: /^Bel / })).toBeVisible();
  expect(await inbox.mails()).toEqual([]);
  await again.click();
  const { fields } = await inbox.waitForMail();
  expect(Object.values(fields).join()).not.toContain('spam');
  expect(Object.keys(fields)).not.toContain('website');
  forgive(pageErrors);
});
