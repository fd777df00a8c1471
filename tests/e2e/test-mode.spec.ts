import { holdScripts, showHtml, widgetScript } from '../support/bare-page.ts';
import { hostPage } from '../support/host-page.ts';
import { partnerFormOn } from '../support/partner-form.ts';
import { photo } from '../support/photos.ts';
import { ask } from '../support/questions.ts';
import { outbox, quoteOn, requestsOf } from '../support/quote.ts';
import { quoteFormOn } from '../support/quote-form.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

/*
 * `mode="test"` shows a tester the mail that would have been sent, and sends nothing.
 */

const shownTitle = 'Deze mail zou zijn verzonden';
const outside = /form-mail|bezorgen|storage\/v1/;
const testHost = (origin: string) =>
  hostPage(origin).replace('partner="dealer-7"', 'partner="dealer-7" mode="test"');

/** The fields of the mail that is shown, by name. */
async function shownMail(element: Locator): Promise<Record<string, string>> {
  const panel = element.locator('[data-test-panel]');
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
  return shownMail(quote.element);
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

test.describe('the mode counts at the moment of sending', () => {
  const setMode = (element: Locator, mode: string | null) =>
    element.evaluate((host, mode) => {
      if (mode) host.setAttribute('mode', mode);
      else host.removeAttribute('mode');
    }, mode);
  const diagnosed = (element: Locator) =>
    element.evaluate((host) => (host as unknown as { diagnose(): Promise<string> }).diagnose());

  test('set on a calculator of a page that is open, nothing is sent', async ({
    page,
    site,
    partner,
    inbox,
  }) => {
    partner.serve({ html: hostPage(site.origin) });
    await page.goto(partner.origin);
    const quote = quoteOn(page);
    await quote.hydrated();
    await setMode(quote.element, 'test');
    await quote.prepare();
    const requests = requestsOf(page, outside);
    await quote.choosePhotos([await photo('keuken.jpg')]);
    await quote.send();
    await expect(quote.element.getByText(quote.words.sentTitle)).toBeVisible();
    expect(await shownMail(quote.element)).toMatchObject({ name: 'Sanne de Vries', partner: 'dealer-7' });
    expect(requests).toEqual([]);
    expect(await inbox.mails()).toEqual([]);
    const report = await diagnosed(quote.element);
    expect(report).toContain('test: nothing is sent');
    expect(report).toMatch(/✗ mode +was absent when the element started, and is test now/);
  });

  test('taken off a calculator in test mode, its request is really sent, and the note is gone', async ({
    page,
    site,
    partner,
    inbox,
  }) => {
    partner.serve({ html: testHost(site.origin) });
    await page.goto(partner.origin);
    const quote = quoteOn(page);
    await quote.prepare();
    const note = quote.element.getByText('Testmodus: er wordt niets verzonden.');
    await expect(note).toBeVisible();
    await setMode(quote.element, null);
    await expect(note).toBeHidden();
    await quote.choosePhotos([await photo('keuken.jpg')]);
    await quote.send();
    const reference = await quote.expectAccepted();
    const mail = await inbox.waitForMail();
    expect(mail.fields).toMatchObject({ name: 'Sanne de Vries', reference });
    expect(mail.fields['uploadedFiles']).toContain('/storage/v1/');
    const report = await diagnosed(quote.element);
    expect(report).toMatch(/✗ mode +was test when the element started, and is absent now: requests are sent/);
  });
});

test('our own forms show their mail too, in the language of the widget, and the quote form opens no tab', async ({
  page,
  inbox,
}) => {
  const requests = requestsOf(page, outside);
  await showHtml(
    page,
    `<wrap-price-calculator mode="test" lang="en"></wrap-price-calculator>
<wrap-quote-form mode="test"></wrap-quote-form>
<wrap-partner-form endpoint="form-mail" mode="test"></wrap-partner-form>
<wrap-price-calculator id="usual" mode="tset"></wrap-price-calculator>${widgetScript}`,
  );
  const note = (element: Locator, text: string) => element.getByText(text);
  await ask({
    'each says from the start that it is in test mode, in its own language': async () => {
      await expect(page.getByText('Test mode: nothing is sent.')).toBeVisible();
      for (const tag of ['wrap-quote-form', 'wrap-partner-form'])
        await expect(note(page.locator(tag), 'Testmodus: er wordt niets verzonden.')).toBeVisible();
      await expect(note(page.locator('#usual'), 'Testmodus')).toHaveCount(0);
    },

    'the quote form': async () => {
      const form = quoteFormOn(page);
      await form.hydrated();
      await form.fill();
      await form.press(form.words.send);
      await expect(form.toast('status', form.words.sent)).toBeVisible();
      expect(await shownMail(form.element)).toMatchObject({
        Naam: 'Sanne de Vries',
        reference: 'WR-TESTTEST',
      });
      expect(page.context().pages()).toHaveLength(1);
    },

    'the partner form': async () => {
      const form = partnerFormOn(page);
      await form.hydrated();
      await form.fill();
      await form.button(form.words.send).click();
      expect(await shownMail(form.element)).toMatchObject({ firstName: 'Bas', reference: 'WR-TESTTEST' });
    },

    'nothing leaves the page': async () => {
      expect(requests).toEqual([]);
      expect(await inbox.mails()).toEqual([]);
    },
  });
});

test('a form in test mode neither knows nor changes what the visitor has chosen and filled in', async ({
  page,
}) => {
  const basket = () => page.evaluate(() => localStorage.getItem('wrappie-samples'));
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('wrappie-samples', 'WF-116'));
  await showHtml(
    page,
    `<wrap-quote-form mode="test"></wrap-quote-form><div id="usual"><wrap-quote-form></wrap-quote-form></div>${widgetScript}`,
  );
  const form = quoteFormOn(page);
  const usual = page.locator('#usual');
  const sample = 'Geen staal van WF-116 Saliegroen';
  await ask({
    'the samples of the visitor are in their own form only': async () => {
      await form.hydrated();
      await expect(usual.getByRole('button', { name: sample })).toBeVisible();
      await expect(form.element.getByRole('button', { name: sample })).toHaveCount(0);
    },

    'what is typed as a test is in no other form': async () => {
      await form.fill();
      await expect(usual.locator('[name=email]')).toHaveValue('');
    },

    'a test mail asks for no sample': async () => {
      await form.press(form.words.send);
      await expect(form.toast('status', form.words.sent)).toBeVisible();
      expect(await shownMail(form.element)).not.toHaveProperty('staal');
    },

    'and the samples of the visitor stay': async () => {
      await expect(form.field('email')).toHaveValue('');
      await expect(usual.getByRole('button', { name: sample })).toBeVisible();
      expect(await basket()).toBe('WF-116');
    },
  });
});

test('on our own pages the note is prerendered, so that nothing moves, and there is only one after hydration', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/widgets/quote-form', { waitUntil: 'commit' });
  const note = page.getByText('Testmodus: er wordt niets verzonden.');
  await expect(note).toBeVisible();
  release();
  await quoteFormOn(page).hydrated();
  await expect(note).toHaveCount(1);
});
