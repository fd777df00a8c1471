import { forgive, outbox } from '../support/quote.ts';
import { formPages, quoteFormOn, tabOf } from '../support/quote-form.ts';
import { longTimeouts, shortenLongTimeouts } from '../support/shorten-timeouts.ts';
import { expect, type Page, test } from '../support/test.ts';

/*
 * What can go wrong between the form and the mailbox. In each case the request arrived once and the visitor was told so, or the visitor
 * was told that it is unconfirmed and nothing is lost.
 */

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

test('a receipt also reaches the form from a tab without a connection to it', async ({
  page,
  inbox,
  site,
}) => {
  await site.misbehave({ formMail: 'thanks' });
  const form = await openForm(page);
  await form.send();
  const { fields } = await inbox.waitForMail();
  // A tab without an opener, as after a service that cuts that connection.
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
