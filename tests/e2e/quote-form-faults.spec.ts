import { longTimeouts, shortenLongTimeouts } from '../support/hurry.ts';
import { photo } from '../support/photos.ts';
import { forgive, outbox, requestsOf } from '../support/quote.ts';
import { formPages, quoteFormOn, tabOf } from '../support/quote-form.ts';
import { expect, type Page, test } from '../support/test.ts';

/*
 * What can go wrong between the form and the mailbox. In each case the request arrived once and the visitor was told so, or the visitor
 * was told that it is unconfirmed and nothing is lost.
 */

const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch dynamically imported module/;

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

/** The form-mail service misbehaves. `arrives`: a mail is made anyway, but no receipt says so. */
const faults = [
  { formMail: '500', arrives: 0 },
  { formMail: '429', arrives: 0 },
  { formMail: 'refuse', arrives: 0 },
  { formMail: '204', arrives: 1 },
  { formMail: 'thanks', arrives: 1 },
];

for (const { formMail, arrives } of faults) {
  test(`form mail answers "${formMail}": reported, nothing lost, and sent again with the same reference`, async ({
    page,
    inbox,
    site,
    pageErrors,
  }) => {
    await site.misbehave({ formMail });
    await page.clock.install();
    const form = await openForm(page);
    const post = postFromAnyTab(page);
    await form.send();
    await post;
    await form.expectSending();
    if (arrives) await inbox.waitForMail();
    await page.clock.fastForward(15_000);
    const reference = await form.expectUnconfirmed();
    await expect(form.unconfirmed).toBeFocused();
    expect(await inbox.mails()).toHaveLength(arrives);
    expect(await outbox(page)).toEqual([reference]);

    await site.misbehave({});
    await form.retry();
    await expect(form.toast('status', form.words.sent)).toBeVisible();
    await page.clock.fastForward(1000);
    expect(await form.expectSent()).toBe(reference);
    const references = (await inbox.mails()).map(({ fields }) => fields['reference']);
    expect(references).toEqual(Array(arrives + 1).fill(reference));
    forgive(pageErrors, /Failed to load resource/);
  });
}

test('the service never answers: reported after 15 seconds, and nothing is lost', async ({
  page,
  inbox,
  site,
}) => {
  // Not Playwright's clock, which would wait until the tab answers.
  await page.addInitScript(shortenLongTimeouts);
  await site.misbehave({ formMail: 'hang' });
  const form = await openForm(page);
  await form.send();
  await expect(form.unconfirmed).toBeVisible();
  expect(await page.evaluate(longTimeouts)).toContain(15_000);
  const reference = await form.expectUnconfirmed();
  await site.misbehave({});
  await form.retry();
  expect(await form.expectSent()).toBe(reference);
  expect(await inbox.mails()).toHaveLength(1);
});

test('a late receipt turns "unconfirmed" into "sent"', async ({ page, inbox, site }) => {
  await site.misbehave({ formMail: 'thanks' });
  await page.clock.install();
  const form = await openForm(page);
  const tab = await tabOf(page, () => form.send());
  const { fields } = await inbox.waitForMail();
  await page.clock.fastForward(15_000);
  const reference = await form.expectUnconfirmed();
  await tab.goto(fields['_next'] ?? '');
  await expect(form.toast('status', form.words.sent)).toBeVisible();
  await page.clock.fastForward(1000);
  expect(await form.expectSent()).toBe(reference);
  expect(await inbox.mails()).toHaveLength(1);
});

test('no page in the tab can reach the form: it could send the visitor to another site', async ({
  page,
  site,
}) => {
  await site.misbehave({ formMail: 'thanks' });
  const form = await openForm(page);
  const tab = await tabOf(page, () => form.send());
  await tab.waitForURL(/form-mail/);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
});

test('a receipt also reaches the form from another tab than its own', async ({ page, inbox, site }) => {
  await site.misbehave({ formMail: 'thanks' });
  const form = await openForm(page);
  await form.send();
  const { fields } = await inbox.waitForMail();
  const other = await page.context().newPage();
  await other.goto(fields['_next'] ?? '');
  await form.expectSent();
});

test('a receipt for another request, or from another page, does not count', async ({ page, inbox, site }) => {
  await site.misbehave({ formMail: 'thanks' });
  await page.clock.install();
  const form = await openForm(page);
  await form.send();
  const { fields } = await inbox.waitForMail();
  const reference = fields['reference'] ?? '';
  const other = await page.context().newPage();
  await other.goto('/verzonden?success=true&ref=WR-22222222');
  await page.evaluate((own) => {
    // From this page itself instead of the tab.
    window.postMessage({ wrappie: 'receipt', reference: own }, location.origin);
    new BroadcastChannel('wrappie-receipts').postMessage('receipt');
  }, reference);
  await page.clock.fastForward(15_000);
  expect(await form.expectUnconfirmed()).toBe(reference);
});

test('the tab is closed before the service answers: reported well within the 15 seconds, and kept', async ({
  page,
  inbox,
  site,
}) => {
  await site.misbehave({ formMail: 'hang' });
  const form = await openForm(page);
  const post = postFromAnyTab(page);
  const tab = await tabOf(page, () => form.send());
  await post;
  await tab.close();
  const reference = await form.expectUnconfirmed();
  expect(await outbox(page)).toEqual([reference]);
  expect(await inbox.mails()).toEqual([]);
});

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

for (const storage of ['500', 'refuse']) {
  test(`storage answers "${storage}": the photo is reported as not uploaded, and the request is sent`, async ({
    page,
    inbox,
    site,
    pageErrors,
  }) => {
    await site.misbehave({ storage });
    const form = await openForm(page);
    await form.choosePhotos([await photo('keuken.jpg')]);
    await expect(form.photo('keuken.jpg').getByRole('status')).toHaveText('niet geüpload');
    await form.send();
    await form.expectSent();
    expect((await inbox.waitForMail()).fields['Foto_info']).toBe('niet geüpload: keuken.jpg');
    forgive(pageErrors, /Failed to load resource/, /Photo ".*" was not uploaded/);
  });
}

test('storage hangs: it is retried once after a minute, and then the request is sent without the photo', async ({
  page,
  inbox,
  site,
  pageErrors,
}) => {
  await site.misbehave({ storage: 'hang' });
  await page.clock.install();
  const tries = requestsOf(page, /\/storage\/v1\/object\//);
  const posts = () => tries.filter((line) => line.startsWith('POST')).length;
  const form = await openForm(page);
  await form.choosePhotos([await photo('keuken.jpg')]);
  await expect.poll(posts).toBe(1);
  await form.send();
  await form.expectSending();
  await page.clock.fastForward(60_000);
  await expect.poll(posts).toBe(2);
  await form.expectSending();
  await page.clock.fastForward(60_000);
  await expect(form.toast('status', form.words.sent)).toBeVisible();
  expect((await inbox.waitForMail()).fields['Foto_info']).toBe('niet geüpload: keuken.jpg');
  forgive(pageErrors, /Failed to load resource/, /Photo ".*" was not uploaded/);
});

test('one of five uploads fails: the mail has four links and one name', async ({
  page,
  inbox,
  site,
  pageErrors,
}) => {
  await site.misbehave({ failNames: 'derde' });
  const names = ['eerste.jpg', 'tweede.jpg', 'derde.jpg', 'vierde.jpg', 'vijfde.jpg'];
  const form = await openForm(page);
  await form.choosePhotos(await Promise.all(names.map((name) => photo(name))));
  await form.send();
  await form.expectSent();
  const told = ((await inbox.waitForMail()).fields['Foto_info'] ?? '').split(', ');
  expect(told.map((entry) => entry.replace(/.*-(\w+)\.webp$/, '$1'))).toEqual([
    'eerste',
    'tweede',
    'niet geüpload: derde.jpg',
    'vierde',
    'vijfde',
  ]);
  forgive(pageErrors, /Failed to load resource/, /Photo ".*" was not uploaded/);
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
