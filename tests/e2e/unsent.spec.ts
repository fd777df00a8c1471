import { hostPage } from '../support/host-page.ts';
import { closeQuestions } from '../support/mail-question.ts';
import { strictPolicy } from '../support/partner.ts';
import { photo } from '../support/photos.ts';
import { ask } from '../support/questions.ts';
import { forgive, noNetwork, outbox, quoteOn, redirectLate, requestsOf, visitor } from '../support/quote.ts';
import { expect, test } from '../support/test.ts';
import { expectNothingOffered, leaveUnsent, Notice } from '../support/unsent.ts';

/*
 * A request that was not confirmed is offered again on the next visit, until it is sent or discarded. What the notice does is in
 * widgets/unsent-requests/*.test.ts, what is kept and how long in widgets/adapters/outbox/*.test.ts, and the words in
 * widgets/forms.isolated.test.ts.
 */

test.beforeEach(({ page }) => closeQuestions(page));

test('it is offered with its content on every page, and a receipt marks it as sent', async ({
  page,
  inbox,
  site,
}) => {
  await leaveUnsent(page, site);
  await site.misbehave({ formMail: 'thanks' });
  await page.clock.install();
  await page.goto('/prijscalculator');
  const notice = new Notice(page);
  const english = new Notice(page, 'en');
  await notice.expectOffered();
  const [reference = ''] = await outbox(page);
  await ask({
    'dismissed with Escape, it comes back on the next page, in the language of that': async () => {
      await notice.button('send').focus();
      await page.keyboard.press('Escape');
      await expect(notice.card).toHaveCount(0);
      // Which has no form.
      await page.goto('/en/blog');
      await english.expectOffered();
    },

    'it shows its content': async () => {
      await english.card.getByText(english.words.contents).click();
      for (const told of [reference, 'Offerteaanvraag Keuken', visitor.name, visitor.email])
        await expect(english.card.getByRole('definition').filter({ hasText: told }).first()).toBeVisible();
    },

    'without a receipt it is unconfirmed, kept, and offers the other ways': async () => {
      await english.button('send').click();
      await inbox.waitForMail();
      await page.clock.fastForward(15_000);
      await expect(
        english.card.getByRole('status').filter({ hasText: english.words.unconfirmed }),
      ).toBeVisible();
      await expect(english.card.getByRole('link', { name: /^Call / })).toHaveAttribute(
        'href',
        'tel:+31100000000',
      );
      await expect(english.card.getByRole('link', { name: 'Send it as an email' })).toHaveAttribute(
        'href',
        /^mailto:info@wrappie\.example\?subject=Offerteaanvraag/,
      );
      expect(await outbox(page)).toEqual([reference]);
    },

    'a late receipt marks it as sent': async () => {
      await redirectLate(page, await inbox.waitForMail());
      await english.expectSent(reference);
      const mails = await inbox.mails();
      expect(mails.map(({ fields }) => fields['reference'])).toEqual([reference]);
      expect(mails[0]?.fields).toMatchObject({ ...visitor, projectType: 'keuken' });
      await expect.poll(() => outbox(page)).toEqual([]);
    },

    'closed, it is gone for good': async () => {
      await english.button('close').click();
      await expect(english.card).toHaveCount(0);
      await page.clock.resume();
      await page.reload();
      await expectNothingOffered(page);
    },
  });
});

test('nothing is loaded or stored without one, and a discarded one is gone for good', async ({
  page,
  inbox,
  site,
  pageErrors,
}) => {
  const scripts = requestsOf(page, /\/assets\/(?:unsent-requests|outbox)/);
  const notice = new Notice(page);
  await ask({
    'without a kept request no code is loaded for it, and no database is created': async () => {
      await page.goto('/prijscalculator');
      await quoteOn(page).hydrated();
      await page.waitForLoadState('networkidle');
      expect(scripts).toEqual([]);
      expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual(
        [],
      );
      await expect(page.locator('wrap-unsent-requests')).toHaveCount(0);
    },

    'a page without a form offers it too': async () => {
      await leaveUnsent(page, site);
      await page.goto('/algemene-voorwaarden');
      await expect(page.locator('wrap-price-calculator, wrap-quote-form')).toHaveCount(0);
      await notice.expectOffered();
    },

    'where its code cannot be loaded, the page works': async () => {
      await page.route('**/assets/unsent-requests*', (route) => route.abort());
      await page.goto('/prijscalculator');
      await quoteOn(page).calculate();
      await expect(page.locator('wrap-price-calculator').getByText('vanaf € 1.923')).toBeVisible();
      await page.unroute('**/assets/unsent-requests*');
    },

    'it is still offered on the next page': async () => {
      await page.reload();
      await notice.expectOffered();
    },

    'discarded after a confirmation, it is gone': async () => {
      await notice.button('discard').click();
      await expect(notice.button('discardNo')).toBeFocused();
      await notice.button('discardNo').click();
      await notice.expectOffered();
      await expect(notice.button('discard')).toBeFocused();
      await notice.button('discard').click();
      await notice.button('discardYes').click();
      await expect(notice.card.getByRole('heading', { name: notice.words.discarded })).toBeVisible();
      await expect.poll(() => outbox(page)).toEqual([]);
      await page.reload();
      await expectNothingOffered(page);
      expect(await inbox.mails()).toEqual([]);
    },
  });
  forgive(pageErrors, noNetwork);
});

test('on a strict partner’s page with two widgets: kept there, offered there once, and sent from there', async ({
  page,
  inbox,
  site,
  partner,
}) => {
  partner.serve({
    html: hostPage(site.origin, { body: '<wrap-price-calculator></wrap-price-calculator>' }),
    headers: { 'content-security-policy': strictPolicy(site.origin) },
  });
  await leaveUnsent(page, site, { address: partner.origin });
  await page.goto('/prijscalculator');
  await expectNothingOffered(page);
  await page.goto(partner.origin);
  const notice = new Notice(page);
  await notice.expectOffered();
  await expect(notice.element).toHaveCount(1);
  const [reference = ''] = await outbox(page);
  await notice.button('send').click();
  await notice.expectSent(reference);
  expect((await inbox.mails()).map(({ fields }) => [fields['reference'], fields['partner']])).toEqual([
    [reference, 'dealer-7'],
  ]);
});

test('photos are sent with it: one was uploaded already, the other is uploaded first', async ({
  page,
  inbox,
  site,
  request,
}) => {
  const uploads = requestsOf(page, /\/object\/customer-uploads\//);
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.choosePhotos([await photo('eerste.jpg')]);
  await expect(quote.photo('eerste.jpg').getByRole('status')).toHaveText('geüpload');
  await site.misbehave({ storage: 'hang' });
  const second = page.waitForRequest(/customer-uploads\/.*tweede/);
  await quote.choosePhotos([await photo('tweede.jpg')]);
  await second;
  await quote.send();
  await quote.expectSending();
  // Both are in the outbox before the tab is closed.
  await expect.poll(() => outbox(page, 'photos')).toHaveLength(1);
  await page.goto('about:blank');
  await site.misbehave({});

  uploads.length = 0;
  await page.goto('/prijscalculator');
  const notice = new Notice(page);
  await notice.expectOffered();
  await notice.card.getByText(notice.words.contents).click();
  await expect(notice.card.getByText('eerste.jpg', { exact: true })).toBeVisible();
  await expect(notice.card.getByText('tweede.jpg, nog niet geüpload')).toBeVisible();
  const [reference = ''] = await outbox(page);
  await notice.button('send').click();
  await notice.expectSent(reference);
  const { fields } = await inbox.waitForMail();
  const links = (fields['uploadedFiles'] ?? '').split(', ');
  expect(links.map((link) => link.replace(/.*-(\w+)\.webp$/, '$1'))).toEqual(['eerste', 'tweede']);
  for (const link of links) {
    const answer = await request.get(link);
    expect(answer.headers()['content-type']).toBe('image/webp');
    expect((await answer.body()).length).toBeGreaterThan(100);
  }
  expect(fields['message']).toContain(`- ${links[1]}\r\n`);
  const posted = uploads.filter((line) => line.startsWith('POST'));
  expect(
    posted.map((line) => line.replace(/.*-(\w+)\.webp$/, '$1')),
    'only what was missing',
  ).toEqual(['tweede']);
  await expect.poll(() => outbox(page, 'photos')).toEqual([]);
});
