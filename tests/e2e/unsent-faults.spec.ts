import { forgive, noNetwork, outbox, quoteOn, redirectLate } from '../support/quote.ts';
import { expect, test } from '../support/test.ts';
import { leaveUnsent, Notice } from '../support/unsent.ts';

/* An unsent request without a network. When it is sent by itself, and when not, is in widgets/unsent-requests/unsent-requests.store.test.ts. */

test('offline it waits, also for the next visit, and is sent once the network is back, without moving the focus', async ({
  page,
  context,
  inbox,
  site,
  pageErrors,
}) => {
  await leaveUnsent(page, site);
  await page.goto('/prijscalculator');
  const notice = new Notice(page);
  await notice.expectOffered();
  const [reference = ''] = await outbox(page);
  await context.setOffline(true);
  await notice.button('send').click();
  await expect(notice.card.getByText(notice.words.waiting)).toBeVisible();
  expect(await inbox.mails()).toEqual([]);
  await page.close();

  await site.misbehave({ formMail: 'thanks' });
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/prijscalculator');
  const mail = await inbox.waitForMail();
  const quote = quoteOn(later);
  await quote.choose('projectType', 'keuken');
  await quote.field('length').focus();
  await redirectLate(later, mail);
  await new Notice(later).expectSent(reference);
  await expect(quote.field('length')).toBeFocused();
  expect((await inbox.mails()).map(({ fields }) => fields['reference'])).toEqual([reference]);
  forgive(pageErrors, noNetwork);
});
