import { hostPage } from '../support/host-page.ts';
import { strictPolicy } from '../support/partner.ts';
import { photo } from '../support/photos.ts';
import { forgive, quoteOn, requestsOf } from '../support/quote.ts';
import { expect, test } from '../support/test.ts';

/*
 * A partner's page: another site with one script tag and one element. Its policy allows only our script and our frame. The browser logs a
 * violation as an error, and every error fails a test. Tests for every kind of page are in tests/hosts.
 */

test('a request with a photo arrives from a strict partner’s page, whose `form-action` does not affect ours, and names the partner', async ({
  page,
  site,
  partner,
  inbox,
  request,
}) => {
  partner.serve({
    html: hostPage(site.origin),
    headers: { 'content-security-policy': `${strictPolicy(site.origin)}; form-action 'self'` },
  });
  await page.goto(partner.origin);
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.choosePhotos([await photo('keuken.jpg')]);
  await quote.send();
  const reference = await quote.expectAccepted();
  const [mail, ...more] = await inbox.mails();
  expect(more).toEqual([]);
  expect(mail?.fields).toMatchObject({ reference, partner: 'dealer-7', page: `${partner.origin}/` });
  expect(mail?.names.slice(-6)).toEqual([
    'reference',
    'partner',
    'page',
    'calculation',
    'timestamp',
    'embedded_on',
  ]);
  expect(mail?.fields['embedded_on']).toBe(partner.origin);
  expect(mail?.fields['calculation']).toContain(`${site.origin}/prijscalculator#keuken?`);
  expect(mail?.origin, 'the courier posts from our own origin').toBe(site.origin);
  expect(mail?.fields['_next']).toBe(`${site.origin}/bezorgen?success=true&ref=${reference}`);
  const link = mail?.fields['uploadedFiles'] ?? '';
  expect(new URL(link).origin).toBe(site.origin);
  expect((await request.get(link)).status()).toBe(200);
});

test('a partner whose policy blocks our frame: reported at once, also with a photo', async ({
  page,
  site,
  partner,
  inbox,
  pageErrors,
}) => {
  const policy = strictPolicy(site.origin).replace(/frame-src [^;]+/, "frame-src 'none'");
  partner.serve({ html: hostPage(site.origin), headers: { 'content-security-policy': policy } });
  const posts = requestsOf(page, /form-mail/);
  await page.goto(partner.origin);
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.choosePhotos([await photo('keuken.jpg')]);
  await expect(quote.photo('keuken.jpg').getByRole('status')).toHaveText('niet geüpload');
  await quote.send();
  // Much faster than the 15 seconds for a missing receipt.
  await quote.expectUnconfirmed();
  expect(posts).toEqual([]);
  expect(await inbox.mails()).toEqual([]);
  forgive(pageErrors, /Content Security Policy|frame-src/, /Photo ".*" was not uploaded/);
});
