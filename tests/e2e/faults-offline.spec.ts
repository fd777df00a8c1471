import { forgive, formPost, noNetwork, outbox, quoteOn } from '../support/quote.ts';
import { expect, test } from '../support/test.ts';

test('offline when sending: reported at once; when online again the retry arrives, with the same reference', async ({
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
  await quote.retry();
  expect(await quote.expectAccepted()).toBe(reference);
  const mails = await inbox.mails();
  expect(mails.map(({ fields }) => fields['reference'])).toEqual([reference]);
  forgive(pageErrors, noNetwork);
});

test('the connection is lost while sending: reported at once, and kept', async ({
  page,
  context,
  site,
  pageErrors,
}) => {
  await site.misbehave({ formMail: 'hang' });
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  const post = formPost(page);
  await quote.send();
  await post;
  await context.setOffline(true);
  const reference = await quote.expectUnconfirmed();
  expect(await outbox(page)).toEqual([reference]);
  forgive(pageErrors, noNetwork);
});

test('the request code cannot be loaded: reported, and loaded once the connection is back', async ({
  page,
  context,
  inbox,
  pageErrors,
}) => {
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.hydrated();
  await context.setOffline(true);
  await quote.calculate();
  await expect(quote.element.getByText(quote.words.price), 'a price needs no network').toBeVisible();
  await quote.button(quote.words.accept).click();
  await expect(quote.element.getByRole('alert').filter({ hasText: quote.words.failed })).toBeVisible();
  await expect(quote.contact('name')).toBeHidden();
  await context.setOffline(false);
  await quote.accept();
  await quote.send();
  await quote.expectAccepted();
  expect(await inbox.mails()).toHaveLength(1);
  forgive(pageErrors, noNetwork);
});

test('the outbox cannot be loaded: the request is sent anyway', async ({ page, inbox, pageErrors }) => {
  await page.route('**/assets/outbox-*.js', (route) => route.abort());
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.send();
  await quote.expectAccepted();
  expect(await inbox.mails()).toHaveLength(1);
  forgive(pageErrors, noNetwork);
});

test('the tab is closed while sending: the request is kept', async ({ page, context, site }) => {
  await site.misbehave({ formMail: 'hang' });
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  const post = formPost(page);
  await quote.send();
  await post;
  await page.close();
  const later = await context.newPage();
  await later.goto('/prijscalculator');
  expect(await outbox(later)).toHaveLength(1);
});

test('away and back while sending, to a page that is loaded again: it arrived, or it is kept', async ({
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
  await page.goto('/');
  await page.goBack();
  // The browser scrolls to where the visitor was, which is now below the calculator.
  await quote.element.scrollIntoViewIfNeeded();
  await quote.hydrated();
  expect(await inbox.mails()).toEqual([]);
  expect(await outbox(page)).toHaveLength(1);
});
