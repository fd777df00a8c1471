import { photo } from '../support/photos.ts';
import { ask } from '../support/questions.ts';
import { filled, formPages, quoteFormOn, tabOf } from '../support/quote-form.ts';
import { expect, type Page, test } from '../support/test.ts';

/*
 * The quote form on our own pages sends in a tab. When it does not, and what it then does, is in widgets/quote-form/quote-form.store.test.ts
 * and widgets/request/request-desk.tabs.test.ts.
 */

test('a request is sent in a new tab, which waits for the photos and then says thanks; the form confirms it', async ({
  page,
  inbox,
  site,
}) => {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard, dataLayer: [] });
    addEventListener('wrap-quote-sent', (event) => {
      const { detail, target } = event as CustomEvent;
      heard.push([(target as Element).localName, detail]);
    });
  });
  const release = await holdUploads(page);
  await page.goto(formPages.en);
  const form = quoteFormOn(page, 'en');
  await form.prepare(page);
  let first = '';
  await ask({
    'the tab opens at once and waits for a photo that is still being uploaded': async () => {
      await form.homeVisit.check();
      await form.choosePhotos([await photo('keuken.jpg'), await photo('eiland.jpg')]);
      const tab = await tabOf(page, () => form.send());
      await expect(tab.getByRole('heading')).toHaveText('Sending your request…');
      expect(await inbox.mails()).toEqual([]);
      release();
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(form.words.thanks);
      first = await form.expectSent();
      await expect(tab.getByText(first)).toBeVisible();
      await expect(form.element.locator('[data-focus="sent"]')).toBeFocused();
    },

    'its mail is Dutch, with every field in the right order': async () => {
      const [mail, ...more] = await inbox.mails();
      expect(more, 'one mail only').toEqual([]);
      expect(mail?.names).toEqual(
        (
          '_subject _captcha Naam E-mail Telefoon Adres Project_type Klant_type Huisbezoek Beschrijving ' +
          'Foto_info Tijdstip reference page _next'
        ).split(' '),
      );
      const { Tijdstip: time, Foto_info: photos = '', ...fields } = mail?.fields ?? {};
      expect(fields).toEqual({
        _subject: `Offerteaanvraag Keuken wrappen, Sanne de Vries (${first})`,
        _captcha: 'false',
        Naam: 'Sanne de Vries',
        'E-mail': filled.email,
        Telefoon: filled.phone,
        Adres: 'Kade 1, Rotterdam',
        Project_type: 'keuken-wrappen',
        Klant_type: 'particulier',
        Huisbezoek: 'JA',
        Beschrijving: filled.description,
        reference: first,
        page: site.origin + formPages.en,
        _next: `${site.origin}/en/verzonden?success=true&ref=${first}`,
      });
      expect(time).toMatch(/^\d{1,2}-\d{1,2}-\d{4}, \d{2}:\d{2}:\d{2}$/);
      expect(mail?.origin).toBe(site.origin);
      const links = photos.split(', ');
      expect(links.map((link) => link.replace(/.*-(\w+)\.\w+$/, '$1'))).toEqual(['keuken', 'eiland']);
      for (const link of links) expect((await page.request.get(link)).status()).toBe(200);
    },

    'the page gets an event, without personal data': async () => {
      const detail = { projectType: 'keuken-wrappen', clientType: 'particulier', reference: first };
      expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([['wrap-quote-form', detail]]);
      expect(await page.evaluate(() => Reflect.get(window, 'dataLayer'))).toEqual([
        { event: 'wrap-quote-sent', ...detail },
      ]);
    },

    'the next request is a new one, in a new tab': async () => {
      await form.fill({ ...filled, projectType: 'zakelijke-projecten', clientType: 'zakelijk' });
      await expect(form.element.getByText(form.words.arrived)).toBeHidden();
      await form.send();
      const second = await form.expectSent();
      expect(second).not.toBe(first);
      expect(page.context().pages()).toHaveLength(3);
      const mail = (await inbox.mails()).find(({ fields }) => fields['reference'] === second);
      expect(mail?.fields).toMatchObject({ Project_type: 'overig', Huisbezoek: 'NEE' });
    },
  });
});

test('without its tab the courier delivers: the visitor closes it, or the browser blocks it', async ({
  page,
  inbox,
  site,
}) => {
  const release = await holdUploads(page);
  await page.goto(formPages.nl);
  const form = quoteFormOn(page);
  await form.prepare(page);
  await ask({
    'closed while photos are being uploaded': async () => {
      await form.choosePhotos([await photo('keuken.jpg')]);
      const tab = await tabOf(page, () => form.send());
      await tab.close();
      await form.expectSending();
      release();
      await form.expectSent();
      expect(await inbox.mails()).toHaveLength(1);
    },

    blocked: async () => {
      await page.evaluate(() => {
        window.open = () => null;
      });
      await form.fill();
      await form.send();
      const reference = await form.expectSent();
      const mail = (await inbox.mails()).find(({ fields }) => fields['reference'] === reference);
      expect(mail?.fields['_next']).toBe(`${site.origin}/bezorgen?success=true&ref=${reference}`);
      expect(mail?.names.slice(-3)).toEqual(['reference', 'page', '_next']);
      expect(page.context().pages()).toHaveLength(1);
    },
  });
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
