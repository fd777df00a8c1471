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

test('a double click, Enter and a click send once, in one tab', async ({ page, inbox, site }) => {
  await site.misbehave({ formMail: 'slow', slowMs: 500 });
  const form = await openForm(page);
  await form.sendButton.dblclick();
  await form.field('email').press('Enter');
  await form.button(form.words.sending).dispatchEvent('click');
  await form.expectSent();
  expect(await inbox.mails()).toHaveLength(1);
  expect(page.context().pages()).toHaveLength(2);
});

test('Enter and a click at the same moment send once', async ({ page, inbox }) => {
  const form = await openForm(page);
  await form.sendButton.evaluate((button: HTMLButtonElement) => {
    button.form?.requestSubmit();
    button.click();
  });
  await form.expectSent();
  expect(await inbox.mails()).toHaveLength(1);
});

test('offline when sending: reported at once, without a tab; when online again the retry arrives, with the same reference', async ({
  page,
  context,
  inbox,
  pageErrors,
}) => {
  const form = await openForm(page);
  await context.setOffline(true);
  await form.send();
  const reference = await form.expectUnconfirmed();
  expect(context.pages()).toHaveLength(1);
  await context.setOffline(false);
  await form.retry();
  expect(await form.expectSent()).toBe(reference);
  expect((await inbox.mails()).map(({ fields }) => fields['reference'])).toEqual([reference]);
  forgive(pageErrors, noNetwork);
});

test('the connection is lost while sending: reported at once, and kept', async ({
  page,
  context,
  site,
  pageErrors,
}) => {
  await site.misbehave({ formMail: 'hang' });
  const form = await openForm(page);
  const post = postFromAnyTab(page);
  await form.send();
  await post;
  // Only the requests of this page, because the tab would not answer.
  const devtools = await context.newCDPSession(page);
  const offline = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await devtools.send('Network.emulateNetworkConditions', offline);
  const reference = await form.expectUnconfirmed();
  expect(await outbox(page)).toEqual([reference]);
  forgive(pageErrors, noNetwork);
});

test('away and back while sending: it is still being sent, or it is kept and offered', async ({
  page,
  inbox,
  site,
}) => {
  await site.misbehave({ formMail: 'hang' });
  const form = await openForm(page);
  const post = postFromAnyTab(page);
  await form.send();
  await post;
  await page.goto('/over-ons');
  await page.goBack();
  await form.hydrated();
  expect(await inbox.mails()).toEqual([]);
  expect(await outbox(page)).toHaveLength(1);
});

test('the page is closed while the service is slow: the thank-you page removes it from the outbox', async ({
  page,
  context,
  inbox,
  site,
}) => {
  await site.misbehave({ formMail: 'slow', slowMs: 1500 });
  const form = await openForm(page);
  const post = postFromAnyTab(page);
  const tab = await tabOf(page, () => form.send());
  await post;
  await page.close();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(form.words.thanks);
  expect(await inbox.mails()).toHaveLength(1);
  const later = await context.newPage();
  await later.goto('/over-ons');
  await expect.poll(() => outbox(later)).toEqual([]);
});

for (const [what, breakIt] of Object.entries({
  'IndexedDB is blocked': () => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('Denied by the browser.', 'SecurityError');
      },
    });
  },
  'all storage is blocked': () => {
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage', 'caches'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Denied by the browser.', 'SecurityError');
        },
      });
  },
  'there is no BroadcastChannel': () => {
    Reflect.deleteProperty(window, 'BroadcastChannel');
  },
})) {
  test(`a request arrives where ${what}`, async ({ page, inbox }) => {
    await page.context().addInitScript(breakIt);
    const form = await openForm(page);
    await form.send();
    await form.expectSent();
    expect(await inbox.mails()).toHaveLength(1);
  });
}
