import { holdScripts, showHtml, widgetScript } from '../support/bare-page.ts';
import { hostPage } from '../support/host-page.ts';
import { partnerFormOn } from '../support/partner-form.ts';
import { photo } from '../support/photos.ts';
import { outbox, quoteOn, requestsOf } from '../support/quote.ts';
import { quoteFormOn } from '../support/quote-form.ts';
import { expect, type Page, test } from '../support/test.ts';

/*
 * `mode="test"` shows a tester the mail that would have been sent, and sends nothing.
 */

const shownTitle = 'Deze mail zou zijn verzonden';
const outside = /form-mail|bezorgen|storage\/v1/;
const testHost = (origin: string) =>
  hostPage(origin).replace('partner="dealer-7"', 'partner="dealer-7" mode="test"');

/** The fields of the mail that is shown, by name. */
async function shownMail(page: Page): Promise<Record<string, string>> {
  const panel = page.locator('[data-test-panel]');
  await expect(panel.getByRole('heading', { name: shownTitle })).toBeVisible();
  const names = await panel.getByRole('term').allTextContents();
  const values = await panel.getByRole('definition').allTextContents();
  return Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']));
}

async function sendTest(page: Page, address: string): Promise<Record<string, string>> {
  await page.goto(address);
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.choosePhotos([await photo('keuken.jpg')]);
  await quote.send();
  await expect(quote.element.getByText(quote.words.sentTitle)).toBeVisible();
  return shownMail(page);
}

test('a calculator shows its mail, sends and keeps nothing, and has the same result every time', async ({
  page,
  site,
  partner,
  inbox,
}) => {
  partner.serve({ html: testHost(site.origin) });
  const requests = requestsOf(page, outside);
  const mail = await sendTest(page, partner.origin);
  expect(mail).toMatchObject({ name: 'Sanne de Vries', partner: 'dealer-7', reference: 'WR-TESTTEST' });
  expect(mail['uploadedFiles']).toBe(`${site.origin}/test/1768469400000-000000000000-keuken.webp`);
  expect(await outbox(page)).toEqual([]);
  expect(await sendTest(page, partner.origin)).toEqual(mail);
  expect(requests).toEqual([]);
  expect(await inbox.mails()).toEqual([]);
});

test('it says from the start that it is in test mode, in the language of the widget', async ({ page }) => {
  await showHtml(
    page,
    `<wrap-price-calculator mode="test" lang="en"></wrap-price-calculator>${widgetScript}`,
  );
  await expect(page.getByText('Test mode: nothing is sent.')).toBeVisible();
});

test.describe('on our own pages', () => {
  test('the note is prerendered, so that nothing moves', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/widgets/quote-form', { waitUntil: 'commit' });
    await expect(page.getByText('Testmodus: er wordt niets verzonden.')).toBeVisible();
  });

  test('and there is only one after hydration', async ({ page }) => {
    await page.goto('/widgets/quote-form');
    await quoteFormOn(page).hydrated();
    await expect(page.getByText('Testmodus: er wordt niets verzonden.')).toHaveCount(1);
  });
});

test('without the mode there is no such panel', async ({ page }) => {
  await showHtml(page, `<wrap-price-calculator mode="tset"></wrap-price-calculator>${widgetScript}`);
  await quoteOn(page).hydrated();
  await expect(page.getByText('Testmodus')).toHaveCount(0);
});

test('the quote form opens no tab, not even on our own pages', async ({ page, inbox }) => {
  const requests = requestsOf(page, outside);
  await showHtml(page, `<wrap-quote-form mode="test"></wrap-quote-form>${widgetScript}`);
  const form = quoteFormOn(page);
  await form.hydrated();
  await form.fill();
  await form.press(form.words.send);
  await expect(form.toast('status', form.words.sent)).toBeVisible();
  expect(await shownMail(page)).toMatchObject({ Naam: 'Sanne de Vries', reference: 'WR-TESTTEST' });
  expect(page.context().pages()).toHaveLength(1);
  expect(requests).toEqual([]);
  expect(await inbox.mails()).toEqual([]);
});

test('an application shows its mail too', async ({ page, inbox }) => {
  const requests = requestsOf(page, outside);
  await showHtml(
    page,
    `<wrap-partner-form endpoint="form-mail" mode="test"></wrap-partner-form>${widgetScript}`,
  );
  const form = partnerFormOn(page);
  await form.hydrated();
  await form.fill();
  await form.button(form.words.send).click();
  await expect(form.element.getByRole('heading', { name: shownTitle })).toBeVisible();
  expect(await shownMail(page)).toMatchObject({ firstName: 'Bas', reference: 'WR-TESTTEST' });
  expect(requests).toEqual([]);
  expect(await inbox.mails()).toEqual([]);
});
