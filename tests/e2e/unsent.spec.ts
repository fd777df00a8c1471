import { hostPage } from '../support/host-page.ts';
import { closeQuestions } from '../support/mail-question.ts';
import { strictPolicy } from '../support/partner.ts';
import { photo } from '../support/photos.ts';
import { forgive, formPost, outbox, quoteOn, requestsOf, visitor } from '../support/quote.ts';
import { expect, test } from '../support/test.ts';
import { expectNothingOffered, leaveUnsent, Notice } from '../support/unsent.ts';

test.beforeEach(({ page }) => closeQuestions(page));

/* A request that was not confirmed is offered again on the next visit, until it is sent or discarded. */

const noticeScripts = /\/assets\/(?:unsent-requests|outbox)/;

for (const lang of ['nl', 'en'] as const) {
  const prefix = lang === 'nl' ? '' : '/en';
  test(`in ${lang}: offered on the next visit, with its content, and sent again with its reference`, async ({
    page,
    inbox,
    site,
  }) => {
    await leaveUnsent(page, site, { address: `${prefix}/prijscalculator`, lang });
    await page.goto(`${prefix}/prijscalculator`);
    const notice = new Notice(page, lang);
    await notice.expectOffered();
    const [reference = ''] = await outbox(page);
    await notice.card.getByText(notice.words.contents).click();
    for (const told of [reference, 'Offerteaanvraag Keuken', visitor.name, visitor.email])
      await expect(notice.card.getByRole('definition').filter({ hasText: told }).first()).toBeVisible();
    await notice.button('send').click();
    await notice.expectSent(reference);
    const mails = await inbox.mails();
    expect(mails.map(({ fields }) => fields['reference'])).toEqual([reference]);
    expect(mails[0]?.fields).toMatchObject({ ...visitor, projectType: 'keuken' });
    await expect.poll(() => outbox(page)).toEqual([]);

    await notice.button('close').click();
    await expect(notice.card).toHaveCount(0);
    await page.reload();
    await expectNothingOffered(page);
  });
}

test('without a kept request no code is loaded for it, and no database is created', async ({ page }) => {
  const scripts = requestsOf(page, noticeScripts);
  await page.goto('/prijscalculator');
  await quoteOn(page).hydrated();
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
  await expect(page.locator('wrap-unsent-requests')).toHaveCount(0);
});

test('a page without a widget that sends offers nothing', async ({ page, site }) => {
  await leaveUnsent(page, site);
  await page.goto('/veelgestelde-vragen');
  if (await page.locator('wrap-price-calculator, wrap-quote-form').count())
    await page.goto('/algemene-voorwaarden');
  await expectNothingOffered(page);
});

test('several widgets on a page: one notice', async ({ page, site, partner }) => {
  const html = hostPage(site.origin, { body: '<wrap-price-calculator></wrap-price-calculator>' });
  partner.serve({ html, headers: { 'content-security-policy': strictPolicy(site.origin) } });
  await leaveUnsent(page, site, { address: partner.origin });
  await page.goto(partner.origin);
  const notice = new Notice(page);
  await notice.expectOffered();
  await expect(notice.element).toHaveCount(1);
});

test('on a partner’s page: kept there, offered there, and sent from there', async ({
  page,
  inbox,
  site,
  partner,
}) => {
  partner.serve({
    html: hostPage(site.origin),
    headers: { 'content-security-policy': strictPolicy(site.origin) },
  });
  await leaveUnsent(page, site, { address: partner.origin });
  await page.goto('/prijscalculator');
  await expectNothingOffered(page);
  await page.goto(partner.origin);
  const notice = new Notice(page);
  await notice.expectOffered();
  const [reference = ''] = await outbox(page);
  await notice.button('send').click();
  await notice.expectSent(reference);
  expect((await inbox.mails()).map(({ fields }) => [fields['reference'], fields['partner']])).toEqual([
    [reference, 'dealer-7'],
  ]);
});

test('discarded after a confirmation, it is gone for good', async ({ page, inbox, site }) => {
  await leaveUnsent(page, site);
  await page.goto('/prijscalculator');
  const notice = new Notice(page);
  await notice.expectOffered();
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
});

test('dismissed with Escape, it comes back on the next page', async ({ page, site }) => {
  await leaveUnsent(page, site);
  await page.goto('/prijscalculator');
  const notice = new Notice(page);
  await notice.expectOffered();
  await notice.button('send').focus();
  await page.keyboard.press('Escape');
  await expect(notice.card).toHaveCount(0);
  await page.goto('/en/prijscalculator');
  await new Notice(page, 'en').expectOffered();
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

test('after thirty days it is deleted', async ({ page, site }) => {
  await leaveUnsent(page, site);
  await page.clock.install({ time: Date.now() + 31 * 24 * 3600 * 1000 });
  await page.goto('/prijscalculator');
  // The notice has read and deleted it.
  await expect.poll(() => outbox(page)).toEqual([]);
  await expect(new Notice(page).card).toHaveCount(0);
});

test('still no receipt: reported, kept, and the other ways are offered', async ({
  page,
  site,
  inbox,
  pageErrors,
}) => {
  await leaveUnsent(page, site);
  await site.misbehave({ formMail: '500' });
  await page.clock.install();
  await page.goto('/prijscalculator');
  const notice = new Notice(page);
  await notice.expectOffered();
  const post = formPost(page);
  await notice.button('send').click();
  await post;
  await page.clock.fastForward(15_000);
  await expect(notice.card.getByRole('status').filter({ hasText: notice.words.unconfirmed })).toBeVisible();
  await expect(notice.card.getByRole('link', { name: /^Bel / })).toHaveAttribute('href', 'tel:+31100000000');
  await expect(notice.card.getByRole('link', { name: 'Stuur als e-mail' })).toHaveAttribute(
    'href',
    /^mailto:info@wrappie\.example\?subject=Offerteaanvraag/,
  );
  const [reference = ''] = await outbox(page);
  await site.misbehave({});
  await notice.button('retry').click();
  await notice.expectSent(reference);
  expect(await inbox.mails()).toHaveLength(1);
  forgive(pageErrors, /status of 500/);
});
