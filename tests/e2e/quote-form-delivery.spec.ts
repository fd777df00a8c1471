import { photo } from '../support/photos.ts';
import { ask } from '../support/questions.ts';
import { type Lang, outbox } from '../support/quote.ts';
import { filled, formPages, quoteFormOn, tabOf } from '../support/quote-form.ts';
import { expect, type Page, test } from '../support/test.ts';

const langs: Lang[] = ['nl', 'en'];

for (const lang of langs) {
  test(`${lang}: a request is sent in a new tab, which says thanks; then the form confirms it and is emptied`, async ({
    page,
    inbox,
    site,
  }) => {
    await page.goto(formPages[lang]);
    const form = quoteFormOn(page, lang);
    await form.prepare(page);
    await form.homeVisit.check();
    const tab = await tabOf(page, () => form.send());
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(form.words.thanks);
    const reference = await form.expectSent();
    await expect(tab.getByText(reference)).toBeVisible();
    await expect(form.element.locator('[data-focus="sent"]')).toBeFocused();

    const [mail, ...more] = await inbox.mails();
    expect(more, 'one mail only').toEqual([]);
    expect(mail?.names).toEqual(
      (
        '_subject _captcha Naam E-mail Telefoon Adres Project_type Klant_type Huisbezoek Beschrijving ' +
        'Foto_info Tijdstip reference page _next'
      ).split(' '),
    );
    const { Tijdstip: time, ...fields } = mail?.fields ?? {};
    expect(fields).toEqual({
      _subject: `Offerteaanvraag Keuken wrappen, Sanne de Vries (${reference})`,
      _captcha: 'false',
      Naam: 'Sanne de Vries',
      'E-mail': filled.email,
      Telefoon: filled.phone,
      Adres: 'Kade 1, Rotterdam',
      Project_type: 'keuken-wrappen',
      Klant_type: 'particulier',
      Huisbezoek: 'JA',
      Beschrijving: filled.description,
      Foto_info: "Geen foto's",
      reference,
      page: site.origin + formPages[lang],
      _next: `${site.origin}${lang === 'nl' ? '' : '/en'}/verzonden?success=true&ref=${reference}`,
    });
    expect(time).toMatch(/^\d{1,2}-\d{1,2}-\d{4}, \d{2}:\d{2}:\d{2}$/);
    expect(mail?.origin).toBe(site.origin);
  });
}

test('the tab opens at once and waits for a photo that is still being uploaded', async ({ page, inbox }) => {
  const release = await holdUploads(page);
  await page.goto(formPages.nl);
  const form = quoteFormOn(page);
  await form.prepare(page);
  await form.choosePhotos([await photo('keuken.jpg'), await photo('eiland.jpg')]);
  const tab = await tabOf(page, () => form.send());
  await expect(tab.getByRole('heading')).toHaveText('Uw aanvraag wordt verzonden…');
  expect(await inbox.mails()).toEqual([]);
  release();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(form.words.thanks);
  await form.expectSent();
  const { fields } = await inbox.waitForMail();
  const links = (fields['Foto_info'] ?? '').split(', ');
  expect(links.map((link) => link.replace(/.*-(\w+)\.\w+$/, '$1'))).toEqual(['keuken', 'eiland']);
  for (const link of links) expect((await page.request.get(link)).status()).toBe(200);
});

test('where the browser blocks the tab the courier delivers', async ({ page, inbox, site }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(formPages.nl);
  const form = quoteFormOn(page);
  await form.prepare(page);
  await form.send();
  const reference = await form.expectSent();
  const [mail, ...more] = await inbox.mails();
  expect(more).toEqual([]);
  expect(mail?.fields['_next']).toBe(`${site.origin}/bezorgen?success=true&ref=${reference}`);
  expect(mail?.names.slice(-3)).toEqual(['reference', 'page', '_next']);
  expect(page.context().pages()).toHaveLength(1);
});

test('a form that is sent before the code of the tab has loaded uses the courier', async ({
  page,
  inbox,
}) => {
  await page.route(/\/assets\/open-tab-/, () => {});
  await page.goto(formPages.nl);
  const form = quoteFormOn(page);
  await form.hydrated();
  await form.fill();
  await form.send();
  await form.expectSent();
  expect(await inbox.mails()).toHaveLength(1);
  expect(page.context().pages()).toHaveLength(1);
});

test('if the visitor closes the tab while photos are being uploaded, the courier delivers', async ({
  page,
  inbox,
}) => {
  const release = await holdUploads(page);
  await page.goto(formPages.nl);
  const form = quoteFormOn(page);
  await form.prepare(page);
  await form.choosePhotos([await photo('keuken.jpg')]);
  const tab = await tabOf(page, () => form.send());
  await tab.close();
  await form.expectSending();
  release();
  await form.expectSent();
  expect(await inbox.mails()).toHaveLength(1);
});

test('two requests from one page', async ({ page, inbox }) => {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard, dataLayer: [] });
    addEventListener('wrap-quote-sent', (event) => {
      const { detail, target } = event as CustomEvent;
      heard.push([(target as Element).localName, detail]);
    });
  });
  await page.goto(formPages.nl);
  const form = quoteFormOn(page);
  await form.prepare(page);
  await form.send();
  const first = await form.expectSent();
  await ask({
    'the page gets an event, without personal data': async () => {
      const detail = { projectType: 'keuken-wrappen', clientType: 'particulier', reference: first };
      expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([['wrap-quote-form', detail]]);
      expect(await page.evaluate(() => Reflect.get(window, 'dataLayer'))).toEqual([
        { event: 'wrap-quote-sent', ...detail },
      ]);
    },

    'the next request is a new one, in a new tab; a business project is "overig" in its mail, and is named in its subject':
      async () => {
        await form.fill({ ...filled, projectType: 'zakelijke-projecten', clientType: 'zakelijk' });
        await expect(form.element.getByText(form.words.arrived)).toBeHidden();
        await form.send();
        const second = await form.expectSent();
        expect(second).not.toBe(first);
        expect(page.context().pages()).toHaveLength(3);
        const mails = await inbox.mails();
        expect(mails.map(({ fields }) => fields['reference']).sort()).toEqual([first, second].sort());
        expect(mails.find(({ fields }) => fields['reference'] === second)?.fields).toMatchObject({
          _subject: `Offerteaanvraag Zakelijke projecten, Sanne de Vries (${second})`,
          Project_type: 'overig',
          Klant_type: 'zakelijk',
          Huisbezoek: 'NEE',
        });
      },
  });
});

test('the outbox holds the request only until it is accepted', async ({ page, inbox, site }) => {
  await site.misbehave({ formMail: 'thanks' });
  await page.goto(formPages.nl);
  const form = quoteFormOn(page);
  await form.prepare(page);
  const tab = await tabOf(page, () => form.send());
  const { fields } = await inbox.waitForMail();
  expect(await outbox(page)).toEqual([fields['reference']]);
  await form.expectSending();
  await tab.goto(fields['_next'] ?? '');
  await form.expectSent();
  await expect.poll(() => outbox(page)).toEqual([]);
});

/** Holds back every upload until it is released. */
async function holdUploads(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.context().route('**/storage/v1/object/customer-uploads/*', async (route) => {
    await released;
    // After the end of a test its uploads are not needed.
    await route.continue().catch(() => {});
  });
  return release;
}
