import { ask, type Questions } from '../support/questions.ts';
import { forgive, quoteOn } from '../support/quote.ts';
import { formPages, quoteFormOn, tabOf } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';

/*
 * The register: a request is stored first and mailed second. One of the two is enough for a receipt. Every answer of both, and what older
 * scripts hear, is in widgets/adapters/courier/courier-page.isolated.test.ts.
 */

test('the calculator: a request is stored and mailed, or mailed alone', async ({
  page,
  inbox,
  site,
  pageErrors,
}) => {
  await page.goto('/en/prijscalculator');
  const quote = quoteOn(page, 'en');
  await quote.prepare();
  const again = async () => {
    await quote.button(quote.words.calculate).click();
    await quote.accept();
  };
  const questions: Questions = {
    'the row says both': async () => {
      await quote.send();
      const sent = await quote.expectAccepted();
      await expect(quote.element.getByText('Your request is on our desk')).toBeVisible();
      await expect.poll(async () => (await inbox.requests()).map(({ mailed }) => mailed)).toEqual([true]);
      const [mail, ...more] = await inbox.mails();
      const [row] = await inbox.requests();
      expect(more).toEqual([]);
      expect(row).toMatchObject({
        reference: sent,
        kind: 'quote',
        embedded_on: site.origin,
        language: 'en',
      });
      expect(row?.digest).toMatch(/^[0-9a-f]{64}$/);
      const mailed = Object.entries(mail?.fields ?? {}).filter(([name]) => !name.startsWith('_'));
      // A form writes its lines with CRLF.
      expect(row?.fields).toEqual(
        Object.fromEntries(mailed.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')])),
      );
    },
    'mailed alone: a redirect of the mail service promises less': async () => {
      await site.misbehave({ register: '500' });
      await again();
      await quote.send();
      const sent = await quote.expectAccepted();
      await expect(quote.element.getByText('Your request has been sent')).toBeVisible();
      expect((await inbox.mails()).map(({ fields }) => fields['reference'])).toContain(sent);
      expect((await inbox.requests()).map(({ reference }) => reference)).not.toContain(sent);
    },
    'if the answer of the register is lost, the row still says that the request was mailed': async () => {
      await site.misbehave({});
      await page.route(
        '**/rest/v1/requests',
        async (route) => {
          await route.fetch();
          await route.abort('connectionreset');
        },
        { times: 1 },
      );
      await again();
      await quote.send();
      const sent = await quote.expectAccepted();
      await expect
        .poll(async () => (await inbox.requests()).find(({ reference }) => reference === sent)?.mailed)
        .toBe(true);
    },
  };
  await ask(questions);
  forgive(pageErrors, /status of 500|ERR_CONNECTION_RESET/);
});

test('the quote form, which sends in a tab, registers the request as well', async ({
  page,
  inbox,
  site,
  pageErrors,
}) => {
  await page.clock.install();
  await page.goto(formPages.en);
  const form = quoteFormOn(page, 'en');
  await form.prepare(page);
  await ask({
    'the row says that it was mailed': async () => {
      await tabOf(page, () => form.send());
      const reference = await form.expectSent();
      await expect
        .poll(() => inbox.requests())
        .toMatchObject([
          { reference, kind: 'contact', embedded_on: site.origin, language: 'en', mailed: true },
        ]);
      expect(await inbox.mails()).toHaveLength(1);
    },

    'it has a receipt where the mail service gives none': async () => {
      await site.misbehave({ formMail: 'thanks', register: 'ok' });
      await form.fill();
      await tabOf(page, () => form.send());
      await expect.poll(async () => (await inbox.mails()).length).toBe(2);
      // How long it waits for the receipt of the mail.
      await page.clock.fastForward(3000);
      const sent = await form.expectSent();
      expect((await inbox.requests()).find(({ reference }) => reference === sent)?.mailed).toBe(false);
    },

    'it is mailed where the register fails': async () => {
      await site.misbehave({ register: 'refuse' });
      await form.fill();
      await tabOf(page, () => form.send());
      const sent = await form.expectSent();
      expect((await inbox.mails()).map(({ fields }) => fields['reference'])).toContain(sent);
      expect(await inbox.requests()).toHaveLength(2);
    },

    'the courier mails it if the tab is closed while the register is slow': async () => {
      await site.misbehave({ register: 'slow', slowMs: 800 });
      await form.fill();
      const before = page.context().pages().length;
      const asked = page.waitForRequest('**/rest/v1/requests');
      const tab = await tabOf(page, () => form.send());
      await asked;
      await tab.close();
      const sent = await form.expectSent();
      await expect
        .poll(async () => (await inbox.mails()).filter(({ fields }) => fields['reference'] === sent).length)
        .toBe(1);
      expect((await inbox.requests()).map(({ reference }) => reference)).toContain(sent);
      expect(page.context().pages()).toHaveLength(before);
    },
  });
  forgive(pageErrors, /status of 409|ERR_/);
});
