import { ask } from '../support/questions.ts';
import { forgive, formPost, noNetwork, outbox, quoteOn } from '../support/quote.ts';
import { expect, test } from '../support/test.ts';
import { Notice } from '../support/unsent.ts';

/* The network comes and goes. What counts as having left the device is in widgets/adapters/await-receipt.test.ts. */

test('a network that comes and goes', async ({ page, context, inbox, site, pageErrors }) => {
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.hydrated();
  let reference = '';
  await ask({
    'without it there is a price; that the code for a request cannot be loaded is reported': async () => {
      await context.setOffline(true);
      await quote.calculate();
      await expect(quote.element.getByText(quote.words.price)).toBeVisible();
      await quote.button(quote.words.accept).click();
      await expect(quote.element.getByRole('alert').filter({ hasText: quote.words.failed })).toBeVisible();
      await expect(quote.contact('name')).toBeHidden();
    },

    'the code is loaded once the network is back': async () => {
      const delivery = page.waitForResponse(/\/assets\/deliver-/);
      const kept = page.waitForResponse(/\/assets\/outbox-/);
      await context.setOffline(false);
      await quote.accept();
      await Promise.all([delivery, kept]);
    },

    'a request that is sent without it is reported at once, and kept': async () => {
      await context.setOffline(true);
      await quote.send();
      reference = await quote.expectUnconfirmed();
      expect(await outbox(page)).toEqual([reference]);
      expect(await inbox.mails()).toEqual([]);
      await context.setOffline(false);
    },

    'so is one that loses it on its way': async () => {
      await site.misbehave({ formMail: 'hang' });
      const post = formPost(page);
      await quote.retry();
      await post;
      await context.setOffline(true);
      expect(await quote.expectUnconfirmed()).toBe(reference);
      expect(await outbox(page)).toEqual([reference]);
      await context.setOffline(false);
    },

    'the retry arrives, with the same reference': async () => {
      await site.misbehave({});
      await quote.retry();
      expect(await quote.expectAccepted()).toBe(reference);
      expect((await inbox.mails()).map(({ fields }) => fields['reference'])).toEqual([reference]);
    },
  });
  forgive(pageErrors, noNetwork);
});

test('away and back while sending: it is kept and offered, and arrives once', async ({
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
  expect(await inbox.mails()).toEqual([]);
  await notice.button('send').click();
  await notice.expectSent(reference);
  expect((await inbox.mails()).map(({ fields }) => fields['reference'])).toEqual([reference]);
});
