import { forgive, quoteOn } from '../support/quote.ts';
import { formPages, quoteFormOn, tabOf } from '../support/quote-form.ts';
import { expect, type Page, test } from '../support/test.ts';

/*
 * The register: a request is stored first and mailed second. One of the two is enough for a receipt.
 */

/** Sends a message to the courier page in a frame of the host's page, like a widget, and collects its answers. */
async function askCourier(page: Page, message: object): Promise<void> {
  await page.evaluate((sent) => {
    const answers: unknown[] = [];
    Object.assign(window, { answers });
    addEventListener('message', ({ source, data }) => {
      const frame = document.querySelector('iframe');
      if (source !== frame?.contentWindow || data.wrappie === 'ready') return;
      answers.push(data);
      // Scripts that were released before there was a register remove the frame at the first receipt.
      if (data.wrappie === 'receipt' && !('keepsFrame' in sent)) frame?.remove();
    });
    frames[0]?.postMessage(sent, '*');
  }, message);
}

const answersOn = (page: Page) => page.evaluate(() => Reflect.get(window, 'answers'));
const reference = 'WR-23456789';
const fields = [
  ['_subject', 'Hallo'],
  ['name', 'Noor'],
  ['partner', 'dealer-7'],
  ['reference', reference],
];

test('a request is registered and mailed, and the row says both', async ({ page, inbox, site }) => {
  await page.goto('/en/prijscalculator');
  const quote = quoteOn(page, 'en');
  await quote.prepare();
  await quote.send();
  const sent = await quote.expectAccepted();
  await expect.poll(async () => (await inbox.requests()).map(({ mailed }) => mailed)).toEqual([true]);
  const [mail, ...more] = await inbox.mails();
  const [row] = await inbox.requests();
  expect(more).toEqual([]);
  expect(row).toMatchObject({ reference: sent, kind: 'quote', embedded_on: site.origin, language: 'en' });
  expect(row?.digest).toMatch(/^[0-9a-f]{64}$/);
  const mailed = Object.entries(mail?.fields ?? {}).filter(([name]) => !name.startsWith('_'));
  // A form writes its lines with CRLF.
  expect(row?.fields).toEqual(
    Object.fromEntries(mailed.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')])),
  );
});

for (const formMail of ['thanks', 'refuse', 'hang'] as const)
  test(`a request arrives in the register where form mail fails: ${formMail}`, async ({
    page,
    inbox,
    site,
    pageErrors,
  }) => {
    await site.misbehave({ formMail, register: 'ok' });
    await page.goto('/prijscalculator');
    const quote = quoteOn(page);
    await quote.prepare();
    await quote.send();
    const sent = await quote.expectAccepted();
    await expect(quote.element.getByText('Uw aanvraag ligt bij ons op tafel')).toBeVisible();
    expect(await inbox.requests()).toMatchObject([{ reference: sent, mailed: false }]);
    forgive(pageErrors, /ERR_/);
  });

for (const register of ['500', '429', '402', '200', 'refuse'] as const)
  test(`a request arrives as a mail where the register fails: ${register}`, async ({
    page,
    inbox,
    site,
    pageErrors,
  }) => {
    await site.misbehave({ register });
    await page.goto('/prijscalculator');
    const quote = quoteOn(page);
    await quote.prepare();
    await quote.send();
    const sent = await quote.expectAccepted();
    // Weaker words: a redirect of the mail service does not prove that the mail will be read.
    await expect(quote.element.getByText('Uw aanvraag is verstuurd')).toBeVisible();
    expect((await inbox.mails()).map(({ fields }) => fields['reference'])).toEqual([sent]);
    expect(await inbox.requests()).toEqual([]);
    forgive(pageErrors, /status of (500|429|402)|ERR_/);
  });

test('if the answer of the register is lost, the row still says that the request was mailed', async ({
  page,
  inbox,
  pageErrors,
}) => {
  await page.route(
    '**/rest/v1/requests',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.send();
  const sent = await quote.expectAccepted();
  await expect.poll(() => inbox.requests()).toMatchObject([{ reference: sent, mailed: true }]);
  expect(await inbox.mails()).toHaveLength(1);
  forgive(pageErrors, /ERR_CONNECTION_RESET/);
});

test.describe('the quote form on our own pages, which sends in a tab', () => {
  test('registers the request as well, and the row says that it was mailed', async ({
    page,
    inbox,
    site,
  }) => {
    await page.goto(formPages.en);
    const form = quoteFormOn(page, 'en');
    await form.prepare(page);
    await tabOf(page, () => form.send());
    const reference = await form.expectSent();
    await expect
      .poll(() => inbox.requests())
      .toMatchObject([
        { reference, kind: 'contact', embedded_on: site.origin, language: 'en', mailed: true },
      ]);
    expect(await inbox.mails()).toHaveLength(1);
  });

  test('has a receipt where the mail service gives none', async ({ page, inbox, site }) => {
    await site.misbehave({ formMail: 'thanks', register: 'ok' });
    await page.goto(formPages.nl);
    const form = quoteFormOn(page);
    await form.prepare(page);
    await tabOf(page, () => form.send());
    const reference = await form.expectSent();
    expect(await inbox.requests()).toMatchObject([{ reference, mailed: false }]);
  });

  for (const register of ['429', 'refuse', '200'] as const)
    test(`is mailed where the register fails: ${register}`, async ({ page, inbox, site, pageErrors }) => {
      await site.misbehave({ register });
      await page.goto(formPages.nl);
      const form = quoteFormOn(page);
      await form.prepare(page);
      await tabOf(page, () => form.send());
      await form.expectSent();
      expect(await inbox.mails()).toHaveLength(1);
      expect(await inbox.requests()).toEqual([]);
      forgive(pageErrors, /status of 429|ERR_/);
    });

  test('is mailed by the courier if the tab is closed while the register is slow', async ({
    page,
    inbox,
    site,
    pageErrors,
  }) => {
    await site.misbehave({ register: 'slow', slowMs: 1500 });
    await page.goto(formPages.nl);
    const form = quoteFormOn(page);
    await form.prepare(page);
    const asked = page.waitForRequest('**/rest/v1/requests');
    const tab = await tabOf(page, () => form.send());
    await asked;
    await tab.close();
    const reference = await form.expectSent();
    await expect.poll(async () => (await inbox.mails()).length).toBe(1);
    expect(await inbox.requests()).toMatchObject([{ reference }]);
    expect(page.context().pages()).toHaveLength(1);
    forgive(pageErrors, /status of 409/);
  });
});

test('if the register hangs, there is time left for the mail', async ({ page, inbox, site }) => {
  await site.misbehave({ register: 'hang' });
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.send();
  const mail = await inbox.waitForMail();
  expect(await quote.expectAccepted()).toBe(mail.fields['reference']);
});

test('if both fail, the request is not called sent', async ({ page, inbox, site, pageErrors }) => {
  await site.misbehave({ register: '500', formMail: '500' });
  await page.clock.install();
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.send();
  await expect.poll(() => pageErrors.length).toBeGreaterThan(0);
  await page.clock.fastForward(15_000);
  await quote.expectUnconfirmed();
  expect([await inbox.requests(), await inbox.mails()]).toEqual([[], []]);
  forgive(pageErrors, /status of 500/);
});

test.describe('the courier page', () => {
  test.beforeEach(async ({ page, partner, site, inbox }) => {
    expect(await inbox.requests()).toEqual([]);
    partner.serve({
      html: `<!doctype html><title>Host</title><iframe src="${site.origin}/bezorgen"></iframe>`,
    });
    await page.goto(partner.origin);
  });

  test('waits for the mail before it answers a script from before the register, which then removes the frame', async ({
    page,
    inbox,
    partner,
  }) => {
    await askCourier(page, { wrappie: 'deliver', reference, fields });
    await expect
      .poll(() => answersOn(page))
      .toEqual([{ wrappie: 'receipt', reference, by: 'register', mailed: true }]);
    expect(await inbox.mails()).toHaveLength(1);
    await expect
      .poll(() => inbox.requests())
      .toMatchObject([
        {
          reference,
          embedded_on: partner.origin,
          partner: 'dealer-7',
          language: null,
          fields: { name: 'Noor', partner: 'dealer-7', reference },
          mailed: true,
        },
      ]);
  });

  test('answers such a script without a confirmed mail too, after a while', async ({ page, site }) => {
    await site.misbehave({ formMail: 'thanks', register: 'ok' });
    await askCourier(page, { wrappie: 'deliver', reference, fields });
    await expect
      .poll(() => answersOn(page), { timeout: 20_000 })
      .toEqual([{ wrappie: 'receipt', reference, by: 'register', mailed: false }]);
  });

  test('counts a request that is registered already as received', async ({ page, inbox, pageErrors }) => {
    const message = { wrappie: 'register', reference, fields, language: 'nl' };
    const receipt = { wrappie: 'receipt', reference, by: 'register', mailed: false };
    await askCourier(page, { ...message, keepsFrame: true });
    await expect.poll(() => answersOn(page)).toEqual([receipt]);
    await page.evaluate((sent) => frames[0]?.postMessage(sent, '*'), message);
    await expect.poll(() => answersOn(page)).toEqual([receipt, receipt]);
    expect(await inbox.requests()).toMatchObject([{ reference, language: 'nl', mailed: false }]);
    expect(await inbox.mails()).toEqual([]);
    forgive(pageErrors, /status of 409/);
  });

  test('accepts only a refusal of the same content as a receipt, and no other conflict', async ({
    page,
    pageErrors,
  }) => {
    const body = { code: '23503', message: 'violates foreign key constraint', details: null, hint: null };
    await page.route('**/rest/v1/requests', (route) => route.fulfill({ status: 409, json: body }));
    await askCourier(page, { wrappie: 'register', reference, fields });
    await expect.poll(() => answersOn(page)).toEqual([{ wrappie: 'unregistered', reference }]);
    forgive(pageErrors, /status of 409/);
  });

  test('says that a request was only mailed', async ({ page, site }) => {
    await site.misbehave({ register: '200' });
    await askCourier(page, { wrappie: 'deliver', reference, fields });
    await expect
      .poll(() => answersOn(page))
      .toEqual([{ wrappie: 'receipt', reference, by: 'mail', mailed: true }]);
  });

  test('says that a request was not registered', async ({ page, site }) => {
    await site.misbehave({ register: '200' });
    await askCourier(page, { wrappie: 'register', reference, fields });
    await expect.poll(() => answersOn(page)).toEqual([{ wrappie: 'unregistered', reference }]);
  });
});
