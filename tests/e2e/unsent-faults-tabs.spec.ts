import { forgive, noNetwork, outbox, quoteOn, requestsOf } from '../support/quote.ts';
import { expect, type Page, test } from '../support/test.ts';
import { leaveUnsent, Notice } from '../support/unsent.ts';

/* An unsent request that several tabs offer. */

async function offered(page: Page): Promise<Notice> {
  await page.goto('/prijscalculator');
  const notice = new Notice(page);
  // Without Web Locks, the lock of a closed tab expires after ten seconds.
  await expect(notice.card).toBeVisible({ timeout: 25_000 });
  await notice.expectOffered();
  return notice;
}

test('two tabs: sent in one, it disappears in the other', async ({ page, context, inbox, site }) => {
  await leaveUnsent(page, site);
  const notice = await offered(page);
  const [reference = ''] = await outbox(page);
  const second = await context.newPage();
  const other = await offered(second);
  await notice.button('send').click();
  await notice.expectSent(reference);
  await expect(other.card).toHaveCount(0);
  expect(await inbox.mails()).toHaveLength(1);
});

test('two tabs: discarded in one, it disappears in the other', async ({ page, context, site }) => {
  await leaveUnsent(page, site);
  const notice = await offered(page);
  const second = await context.newPage();
  const other = await offered(second);
  await notice.button('discard').click();
  await notice.button('discardYes').click();
  await expect(other.card).toHaveCount(0);
});

const browsers: Record<string, () => void> = {
  'Web Locks': () => {},
  'no Web Locks, as over plain http': () => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
  },
};
for (const [what, setUp] of Object.entries(browsers)) {
  test(`two tabs send it at once, with ${what}: it arrives once`, async ({ page, context, inbox, site }) => {
    await context.addInitScript(setUp);
    await leaveUnsent(page, site);
    const notice = await offered(page);
    const [reference = ''] = await outbox(page);
    const second = await context.newPage();
    const other = await offered(second);
    await site.misbehave({ formMail: 'slow', slowMs: 1500 });
    const posts = [requestsOf(page, /form-mail/), requestsOf(second, /form-mail/)];
    await Promise.all([notice.button('send').click(), other.button('send').click()]);
    await expect
      .poll(async () => (await notice.card.count()) + (await other.card.count()), { timeout: 15_000 })
      .toBe(1);
    const sender = (await notice.card.count()) ? notice : other;
    await sender.expectSent(reference);
    expect(posts.flat()).toHaveLength(1);
    expect(await inbox.mails()).toHaveLength(1);
  });
}

test('sent from another tab: the form that failed to send it says so too, and cannot send it again', async ({
  page,
  context,
  inbox,
  pageErrors,
}) => {
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  await context.setOffline(true);
  await quote.send();
  const reference = await quote.expectUnconfirmed();
  await context.setOffline(false);
  const second = await context.newPage();
  await second.goto('/prijscalculator');
  const notice = new Notice(second);
  await notice.expectOffered();
  await notice.button('send').click();
  await notice.expectSent(reference);
  expect(await quote.expectAccepted()).toBe(reference);
  expect(await inbox.mails()).toHaveLength(1);
  forgive(pageErrors, noNetwork);
});
