import { ask } from '../support/questions.ts';
import { forgive, noNetwork, outbox } from '../support/quote.ts';
import { formPages, quoteFormOn, tabOf } from '../support/quote-form.ts';
import { expect, type Page, test } from '../support/test.ts';

/* The visitor’s own browser or network stands between the form and the mailbox. */

async function openForm(page: Page) {
  await page.goto(formPages.nl);
  const form = quoteFormOn(page);
  await form.prepare(page);
  return form;
}

/** The next POST to the form-mail service, from any tab. */
function postFromAnyTab(page: Page): Promise<unknown> {
  return page
    .context()
    .waitForEvent(
      'request',
      (request) => request.method() === 'POST' && request.url().includes('/form-mail'),
    );
}

test('a double click, and Enter and a click, send once, in one tab', async ({ page, inbox, site }) => {
  await site.misbehave({ formMail: 'slow', slowMs: 500 });
  const form = await openForm(page);
  await form.sendButton.dblclick();
  await form.field('email').press('Enter');
  await form.button(form.words.sending).dispatchEvent('click');
  await form.expectSent();
  expect(await inbox.mails()).toHaveLength(1);
  expect(page.context().pages()).toHaveLength(2);

  await form.fill();
  await form.sendButton.evaluate((button: HTMLButtonElement) => {
    button.form?.requestSubmit();
    button.click();
  });
  await form.expectSent();
  expect(await inbox.mails()).toHaveLength(2);
  expect(page.context().pages()).toHaveLength(3);
});

test('a network that comes and goes', async ({ page, context, inbox, site, pageErrors }) => {
  const form = await openForm(page);
  let reference = '';
  await ask({
    'offline when sending: reported at once, without a tab': async () => {
      await context.setOffline(true);
      await form.send();
      reference = await form.expectUnconfirmed();
      expect(context.pages()).toHaveLength(1);
      await context.setOffline(false);
    },

    'lost while sending: reported at once, and kept': async () => {
      await site.misbehave({ formMail: 'hang' });
      const post = postFromAnyTab(page);
      const tab = await tabOf(page, () => form.retry());
      await post;
      // Only the requests of this page, because the tab would not answer.
      const devtools = await context.newCDPSession(page);
      const conditions = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
      await devtools.send('Network.emulateNetworkConditions', { offline: true, ...conditions });
      expect(await form.expectUnconfirmed()).toBe(reference);
      expect(await outbox(page)).toEqual([reference]);
      await devtools.send('Network.emulateNetworkConditions', { offline: false, ...conditions });
      await tab.close();
    },

    'online again: the retry arrives, with the same reference': async () => {
      await site.misbehave({});
      await form.retry();
      expect(await form.expectSent()).toBe(reference);
      expect((await inbox.mails()).map(({ fields }) => fields['reference'])).toEqual([reference]);
    },
  });
  forgive(pageErrors, noNetwork);
});

test('the page is closed while the service is slow: the thank-you page removes it from the outbox', async ({
  page,
  inbox,
  site,
}) => {
  await site.misbehave({ formMail: 'slow', slowMs: 1500 });
  const form = await openForm(page);
  const post = postFromAnyTab(page);
  const tab = await tabOf(page, () => form.send());
  await post;
  expect(await outbox(page)).toHaveLength(1);
  await page.close();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(form.words.thanks);
  expect(await inbox.mails()).toHaveLength(1);
  await expect.poll(() => outbox(tab)).toEqual([]);
});

test('a request arrives where all storage is blocked, and there is no BroadcastChannel', async ({
  page,
  inbox,
}) => {
  await page.context().addInitScript(() => {
    Reflect.deleteProperty(window, 'BroadcastChannel');
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage', 'caches'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Denied by the browser.', 'SecurityError');
        },
      });
  });
  const form = await openForm(page);
  await form.send();
  await form.expectSent();
  expect(await inbox.mails()).toHaveLength(1);
});
