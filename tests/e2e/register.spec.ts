import { forgive, quoteOn } from '../support/quote.ts';
import { expect, type Page, test } from '../support/test.ts';

/*
 * The register: a request is stored first and mailed second, and either of them alone is enough.
 */

/** The courier page in a frame of a host's page, asked as a widget asks it; says what it answers. */
async function askCourier(page: Page, message: object): Promise<void> {
  await page.evaluate((sent) => {
    const answers: unknown[] = [];
    Object.assign(window, { answers });
    addEventListener('message', ({ source, data }) => {
      const frame = document.querySelector('iframe');
      if (source !== frame?.contentWindow || data.wrappie === 'ready') return;
      answers.push(data);
      // As scripts do that were released before there was a register: the first receipt ends it.
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
  expect(row).toMatchObject({ reference: sent, kind: 'quote', embedded_on: site.origin });
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
    expect(await inbox.requests()).toMatchObject([{ reference: sent, mailed: false }]);
    forgive(pageErrors, /ERR_/);
  });

for (const register of ['500', '429', '200', 'refuse'] as const)
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
    expect((await inbox.mails()).map(({ fields }) => fields['reference'])).toEqual([sent]);
    expect(await inbox.requests()).toEqual([]);
    forgive(pageErrors, /status of (500|429)|ERR_/);
  });

test('a register that hangs is not waited for longer than there is time for the mail', async ({
  page,
  inbox,
  site,
}) => {
  await site.misbehave({ register: 'hang' });
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.send();
  const mail = await inbox.waitForMail();
  expect(await quote.expectAccepted()).toBe(mail.fields['reference']);
});

test('where both fail, nothing is called sent', async ({ page, inbox, site, pageErrors }) => {
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

  test('tells a script of before the register only once the mail is on its way', async ({
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

  test('tells such a script of the register all the same, where no mail is confirmed', async ({
    page,
    site,
  }) => {
    await site.misbehave({ formMail: 'thanks', register: 'ok' });
    await askCourier(page, { wrappie: 'deliver', reference, fields });
    await expect
      .poll(() => answersOn(page), { timeout: 20_000 })
      .toEqual([{ wrappie: 'receipt', reference, by: 'register', mailed: false }]);
  });

  test('takes what is registered already for a receipt', async ({ page, inbox, pageErrors }) => {
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

  test('says where a request was only mailed', async ({ page, site }) => {
    await site.misbehave({ register: '200' });
    await askCourier(page, { wrappie: 'deliver', reference, fields });
    await expect
      .poll(() => answersOn(page))
      .toEqual([{ wrappie: 'receipt', reference, by: 'mail', mailed: true }]);
  });

  test('says so when the register does not take a request', async ({ page, site }) => {
    await site.misbehave({ register: '200' });
    await askCourier(page, { wrappie: 'register', reference, fields });
    await expect.poll(() => answersOn(page)).toEqual([{ wrappie: 'unregistered', reference }]);
  });
});
