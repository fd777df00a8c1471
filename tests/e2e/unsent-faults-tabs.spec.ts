import { forgive, noNetwork, outbox, quoteOn, requestsOf } from '../support/quote.ts';
import { expect, type Page, test } from '../support/test.ts';
import { Notice } from '../support/unsent.ts';

/* A request that failed in one tab, and that two other tabs offer. */

async function offered(page: Page): Promise<Notice> {
  await page.goto('/prijscalculator');
  const notice = new Notice(page);
  await notice.expectOffered();
  return notice;
}

const browsers: Record<string, () => void> = {
  'Web Locks': () => {},
  'no Web Locks, as over plain http': () => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
  },
};
for (const [what, setUp] of Object.entries(browsers))
  test(`two tabs send it at once, with ${what}: it arrives once, both say so, and so does the form that failed to send it`, async ({
    page,
    context,
    inbox,
    site,
    pageErrors,
  }) => {
    await context.addInitScript(setUp);
    await page.goto('/prijscalculator');
    const quote = quoteOn(page);
    await quote.prepare();
    await context.setOffline(true);
    await quote.send();
    const reference = await quote.expectUnconfirmed();
    await context.setOffline(false);

    const [one, other] = [await context.newPage(), await context.newPage()];
    const notices = [await offered(one), await offered(other)];
    await site.misbehave({ formMail: 'slow', slowMs: 1500 });
    const posts = [requestsOf(one, /form-mail/), requestsOf(other, /form-mail/)];
    await Promise.all(notices.map((notice) => notice.button('send').click()));
    for (const notice of notices) await notice.expectSent(reference);
    expect(posts.flat()).toHaveLength(1);
    expect((await inbox.mails()).map(({ fields }) => fields['reference'])).toEqual([reference]);
    expect(await quote.expectAccepted()).toBe(reference);
    await expect.poll(() => outbox(page)).toEqual([]);
    forgive(pageErrors, noNetwork);
  });
