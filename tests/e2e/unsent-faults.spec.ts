import { closeQuestions } from '../support/mail-question.ts';
import { photo } from '../support/photos.ts';
import { forgive, formPost, noNetwork, outbox, quoteOn, redirectLate } from '../support/quote.ts';
import { expect, type Page, test } from '../support/test.ts';
import { leaveUnsent, Notice } from '../support/unsent.ts';

test.beforeEach(({ page }) => closeQuestions(page));

/* What goes wrong around an unsent request: no network, the Back button, code that does not load. */

async function offered(page: Page): Promise<Notice> {
  await page.goto('/prijscalculator');
  const notice = new Notice(page);
  // Without Web Locks, the lock of a closed tab expires after ten seconds.
  await expect(notice.card).toBeVisible({ timeout: 25_000 });
  await notice.expectOffered();
  return notice;
}

test('offline: it is sent automatically once the network is back', async ({
  page,
  context,
  inbox,
  site,
  pageErrors,
}) => {
  await leaveUnsent(page, site);
  const notice = await offered(page);
  const [reference = ''] = await outbox(page);
  await context.setOffline(true);
  await notice.button('send').click();
  await expect(notice.card.getByText(notice.words.waiting)).toBeVisible();
  expect(await inbox.mails()).toEqual([]);
  await context.setOffline(false);
  await notice.expectSent(reference);
  expect((await inbox.mails()).map(({ fields }) => fields['reference'])).toEqual([reference]);
  forgive(pageErrors, noNetwork);
});

test('offline, and the tab is closed: it is sent automatically on the next visit', async ({
  page,
  context,
  inbox,
  site,
  pageErrors,
}) => {
  await leaveUnsent(page, site);
  const notice = await offered(page);
  const [reference = ''] = await outbox(page);
  await context.setOffline(true);
  await notice.button('send').click();
  await expect(notice.card.getByText(notice.words.waiting)).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/prijscalculator');
  await new Notice(later).expectSent(reference);
  expect((await inbox.mails()).map(({ fields }) => fields['reference'])).toEqual([reference]);
  forgive(pageErrors, noNetwork);
});

test("automatic sending does not move the focus from the visitor's typing", async ({
  page,
  context,
  site,
  pageErrors,
}) => {
  await leaveUnsent(page, site);
  const notice = await offered(page);
  const [reference = ''] = await outbox(page);
  await context.setOffline(true);
  await notice.button('send').click();
  await expect(notice.card.getByText(notice.words.waiting)).toBeVisible();
  const quote = quoteOn(page);
  await quote.choose('projectType', 'keuken');
  await quote.field('length').focus();
  await context.setOffline(false);
  await notice.expectSent(reference);
  await expect(quote.field('length')).toBeFocused();
  forgive(pageErrors, noNetwork);
});

test('a reload while it is being sent again: it is still offered', async ({ page, site }) => {
  await leaveUnsent(page, site);
  const notice = await offered(page);
  await site.misbehave({ formMail: 'hang' });
  const post = formPost(page);
  await notice.button('send').click();
  await post;
  await page.reload();
  await notice.expectOffered();
});

test('the Back button while it is being sent: it is offered, and arrives once', async ({
  page,
  inbox,
  site,
}) => {
  await site.misbehave({ formMail: 'hang' });
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  const post = formPost(page);
  await quote.send();
  await post;
  await page.goto('/veelgestelde-vragen');
  await site.misbehave({});
  await page.goBack();
  const notice = new Notice(page);
  await notice.expectOffered();
  const [reference = ''] = await outbox(page);
  await notice.button('send').click();
  await notice.expectSent(reference);
  expect((await inbox.mails()).map(({ fields }) => fields['reference'])).toEqual([reference]);
});

test('a late receipt marks it as sent', async ({ page, inbox, site }) => {
  await leaveUnsent(page, site);
  await site.misbehave({ formMail: 'thanks' });
  await page.clock.install();
  const notice = await offered(page);
  const [reference = ''] = await outbox(page);
  await notice.button('send').click();
  const mail = await inbox.waitForMail();
  await page.clock.fastForward(15_000);
  await expect(notice.card.getByRole('status').filter({ hasText: notice.words.unconfirmed })).toBeVisible();
  await redirectLate(page, mail);
  await notice.expectSent(reference);
  await expect.poll(() => outbox(page)).toEqual([]);
});

test('the notice cannot be loaded: the page works, and the request is offered on the next page', async ({
  page,
  site,
  pageErrors,
}) => {
  await leaveUnsent(page, site);
  await page.route('**/assets/unsent-requests*', (route) => route.abort());
  await page.goto('/prijscalculator');
  await quoteOn(page).calculate();
  await expect(page.locator('wrap-price-calculator').getByText('vanaf € 1.923')).toBeVisible();
  await page.unroute('**/assets/unsent-requests*');
  await page.reload();
  await new Notice(page).expectOffered();
  forgive(pageErrors, noNetwork);
});

test('retried after another project was chosen, it still has its photos', async ({
  page,
  inbox,
  site,
  pageErrors,
}) => {
  await site.misbehave({ storage: '500' });
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.choosePhotos([await photo('keuken.jpg')]);
  await expect(quote.photo('keuken.jpg').getByRole('status')).toHaveText('niet geüpload');
  await site.misbehave({ formMail: '500', storage: '500' });
  await page.clock.install();
  const post = formPost(page);
  await quote.send();
  await post;
  await page.clock.fastForward(15_000);
  const reference = await quote.expectUnconfirmed();
  await site.misbehave({ formMail: 'hang', storage: '500' });
  await quote.choose('projectType', 'deuren');
  const again = formPost(page);
  await quote.retry();
  await again;
  await page.goto('about:blank');
  await site.misbehave({});
  const notice = await offered(page);
  await notice.button('send').click();
  await notice.expectSent(reference);
  expect((await inbox.waitForMail()).fields['uploadedFiles']).toMatch(/-keuken\.webp$/);
  forgive(pageErrors, /status of 500/, /^Photo "keuken\.jpg" was not uploaded/);
});
