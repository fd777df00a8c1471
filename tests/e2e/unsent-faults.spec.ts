import { photo } from '../support/photos.ts';
import { forgive, formPost, outbox, quoteOn, redirectLate, requestsOf } from '../support/quote.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectNothingOffered, leaveUnsent, Notice } from '../support/unsent.ts';

/* What goes wrong around an unsent request: no network, two tabs, the Back button, a browser that stores nothing. */

const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch dynamically imported module/;

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
  await expect(page.getByText('vanaf € 1.923')).toBeVisible();
  await page.unroute('**/assets/unsent-requests*');
  await page.reload();
  await new Notice(page).expectOffered();
  forgive(pageErrors, noNetwork);
});

const brokenDatabases: Record<string, () => void> = {
  'is blocked': () => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('Denied by the browser.', 'SecurityError');
      },
    });
  },
  'cannot be opened': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('A mutation operation was attempted.', 'InvalidStateError');
    };
  },
  'never answers': () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  },
};
for (const [what, breakIt] of Object.entries(brokenDatabases)) {
  test(`where IndexedDB ${what}, the page works and offers nothing`, async ({ page, site }) => {
    await leaveUnsent(page, site);
    await page.addInitScript(breakIt);
    await page.goto('/prijscalculator');
    await quoteOn(page).calculate();
    await expect(page.getByText('vanaf € 1.923')).toBeVisible();
    await expectNothingOffered(page);
  });
}

test('no room for photos: the request is kept, and offered, anyway', async ({ page, site }) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...parts) {
      if (this.name === 'photos')
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      return put.apply(this, parts);
    };
  });
  await leaveUnsent(page, site);
  await offered(page);
  expect(await outbox(page)).toHaveLength(1);
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
