import sharp from 'sharp';
import { alignToPixels, hostPage, looks, widenTo } from '../support/host-page.ts';
import { strictPolicy } from '../support/partner.ts';
import { photo } from '../support/photos.ts';
import { forgive, quoteOn, requestsOf } from '../support/quote.ts';
import { expect, test } from '../support/test.ts';

/*
 * A partner's page: another site, one script tag, one tag. The policy it has allows our script and our frame, and
 * nothing else; a violation is logged as an error, and every error fails a test.
 */

test('looks on a partner’s page as it does on ours', async ({ page, site, partner }) => {
  const headers = { 'content-security-policy': strictPolicy(site.origin) };
  const yacht = '<wrap-price-calculator service="jacht" partner="dealer-7"></wrap-price-calculator>';
  const html = hostPage(site.origin).replace(/<wrap-.*<\/wrap-price-calculator>/, yacht);
  partner.serve({ html, headers });

  await page.goto('/workbench/wrap-price-calculator/yacht');
  const quote = quoteOn(page);
  await quote.alive();
  const width = 900;
  // The price sticks below a site's header: without one it would be pushed down here.
  await page.evaluate(() => document.body.style.setProperty('padding-top', '160px'));
  await widenTo(page, quote.element, width);
  await alignToPixels(quote.element);
  const ours = { looks: await looks(quote.element), picture: await quote.element.screenshot() };

  await page.goto(partner.origin);
  await quote.alive();
  await widenTo(page, quote.element, width);
  await alignToPixels(quote.element);
  expect(await looks(quote.element)).toEqual(ours.looks);
  const theirs = await quote.element.screenshot();
  expect(await differingPixels(ours.picture, theirs), 'share of pixels that differ').toBeLessThan(0.002);
});

test('a request with a photo arrives from a strict partner’s page, and names the partner', async ({
  page,
  site,
  partner,
  inbox,
  request,
}) => {
  partner.serve({
    html: hostPage(site.origin),
    headers: { 'content-security-policy': strictPolicy(site.origin) },
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
  expect(mail?.names.slice(-4)).toEqual(['reference', 'partner', 'page', 'calculation']);
  expect(mail?.fields['calculation']).toContain(`${site.origin}/prijscalculator#keuken?`);
  expect(mail?.origin, 'the courier posts from our own origin').toBe(site.origin);
  expect(mail?.fields['_next']).toBe(`${site.origin}/bezorgen?success=true&ref=${reference}`);
  const link = mail?.fields['uploadedFiles'] ?? '';
  expect(new URL(link).origin).toBe(site.origin);
  expect((await request.get(link)).status()).toBe(200);
});

test('leaves nothing behind on a partner’s page: no global, no style, no node', async ({
  page,
  site,
  partner,
}) => {
  const html = hostPage(site.origin, { head: '<style>a{color:rgb(1,2,3)}p{margin:7px}</style>' });
  const host = () =>
    page.evaluate(() => {
      const styles = ['html', 'body', 'h1', 'p', 'a', 'input', '#after'].map((selector) => {
        const element = document.querySelector(selector);
        const style = element && getComputedStyle(element);
        return style && [...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
      });
      const symbols = Object.getOwnPropertySymbols(window).map(String);
      return {
        styles: styles.map((style) =>
          style?.replace(/(block-size|height|origin|inset-block-\w+|top|bottom):[^;]*/g, ''),
        ),
        nodes: document.documentElement.outerHTML.replace(/<script[^>]*><\/script>/, ''),
        globals: Object.getOwnPropertyNames(window).sort(),
        symbols: symbols.filter((name) => name !== 'Symbol(wrappie.widgets)'),
        sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
        prototypes: [Object, Array, String, Element].map(
          ({ prototype }) => Reflect.ownKeys(prototype).length,
        ),
      };
    });
  partner.serve({ html: html.replace(/<script[^>]*><\/script>/, '') });
  await page.goto(partner.origin);
  const without = await host();
  partner.serve({ html });
  await page.goto(partner.origin);
  const quote = quoteOn(page);
  await quote.prepare();
  expect(await host()).toEqual(without);
  await quote.send();
  await quote.expectAccepted();
  expect(await host(), 'the frame is gone too').toEqual(without);
});

test('a partner without room for our frame: told at once, with a photo too', async ({
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
  // Well within the 15 seconds that a missing receipt would take.
  await quote.expectUnconfirmed();
  expect(posts).toEqual([]);
  expect(await inbox.mails()).toEqual([]);
  forgive(pageErrors, /Content Security Policy|frame-src/, /Photo ".*" was not uploaded/);
});

test('a partner’s `form-action` has no say in our form', async ({ page, site, partner, inbox }) => {
  const policy = `${strictPolicy(site.origin)}; form-action 'self'`;
  partner.serve({ html: hostPage(site.origin), headers: { 'content-security-policy': policy } });
  await page.goto(partner.origin);
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.send();
  await quote.expectAccepted();
  expect(await inbox.mails()).toHaveLength(1);
});

/** The share of pixels that differ visibly between two pictures of the same size. */
async function differingPixels(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  expect(b?.info).toEqual(a?.info);
  if (!a || !b) return 1;
  let differing = 0;
  for (let at = 0; at < a.data.length; at += 3) {
    const channels = [0, 1, 2].map((c) => Math.abs((a.data[at + c] ?? 0) - (b.data[at + c] ?? 0)));
    if (Math.max(...channels) > 24) differing++;
  }
  return differing / (a.data.length / 3);
}
