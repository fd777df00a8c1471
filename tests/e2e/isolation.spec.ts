import { forgive, formPost, outbox, type Quote, quoteOn, requestsOf } from '../support/quote.ts';
import { expect, type Page, test } from '../support/test.ts';

/*
 * Which messages are trusted: only the courier page that a widget opened can confirm a request, and the courier page sends only fields
 * that it knows, only to the service in its own configuration.
 */

/** Sends a request to a service that never answers. */
async function sendAndHang(
  page: Page,
  address = '/prijscalculator',
): Promise<{ quote: Quote; reference: string }> {
  await page.goto(address);
  const quote = quoteOn(page);
  await quote.prepare();
  const post = formPost(page);
  await quote.send();
  await post;
  await quote.expectSending();
  const [reference = ''] = await outbox(page);
  return { quote, reference };
}

const courierOf = (page: Page) => page.frames().find((frame) => frame.url().endsWith('/bezorgen'));

test.describe('a receipt', () => {
  test.beforeEach(async ({ inbox: _, site, page }) => {
    await site.misbehave({ formMail: 'hang' });
    await page.clock.install();
  });

  test('counts only for its own request, and only from the frame that the widget opened', async ({
    page,
  }) => {
    const { quote, reference } = await sendAndHang(page);
    await courierOf(page)?.evaluate(() => {
      parent.postMessage({ wrappie: 'receipt', reference: 'WR-22222222' }, '*');
      parent.postMessage({ wrappie: 'receipt' }, '*');
      parent.postMessage({ reference: 'WR-22222222' }, '*');
      parent.postMessage(null, '*');
    });
    await page.evaluate(async (ref) => {
      const receipt = { wrappie: 'receipt', reference: ref };
      postMessage(receipt, '*');
      dispatchEvent(new MessageEvent('message', { data: receipt, origin: location.origin, source: window }));
      const other = document.createElement('iframe');
      Object.assign(other, { src: '/bezorgen', name: 'other' });
      document.body.append(other);
      await new Promise((resolve) => other.addEventListener('load', resolve, { once: true }));
    }, reference);
    // Not even the courier page counts in a frame that the widget did not open.
    const other = page.frame('other');
    expect(other?.url()).toMatch(/\/bezorgen$/);
    await other?.evaluate(
      (ref) => parent.postMessage({ wrappie: 'receipt', reference: ref }, '*'),
      reference,
    );
    await page.clock.fastForward(14_000);
    await quote.expectSending();

    await courierOf(page)?.evaluate(
      (ref) => parent.postMessage({ wrappie: 'receipt', reference: ref }, '*'),
      reference,
    );
    await quote.expectAccepted();
  });

  test('does not count from a frame that has navigated to another origin', async ({
    page,
    partner,
    site,
    pageErrors,
  }) => {
    partner.serve({
      html: `<!doctype html><title>Host</title><script type="module" src="${site.origin}/widgets.js"></script><wrap-price-calculator></wrap-price-calculator>`,
    });
    const { quote, reference } = await sendAndHang(page, partner.origin);
    await courierOf(page)?.evaluate((address) => location.replace(address), `${partner.origin}/gone`);
    await expect.poll(() => page.frame({ url: /gone$/ })).toBeTruthy();
    const gone = page.frame({ url: /gone$/ });
    await gone?.evaluate((ref) => parent.postMessage({ wrappie: 'receipt', reference: ref }, '*'), reference);
    await page.clock.fastForward(15_000);
    await quote.expectUnconfirmed();
    forgive(pageErrors, /404/);
  });
});

test('the courier page sends only the fields that it knows, only to its own service, and only for the page that opened it', async ({
  page,
  partner,
  site,
  inbox,
}) => {
  const posts = requestsOf(page, /./);
  const deliver = (reference: string, fields: [string, unknown][]) => ({
    wrappie: 'deliver',
    reference,
    fields,
  });
  const sibling = '<title>Sibling</title>';
  partner.serve({
    html: `<!doctype html><title>Host</title><iframe src="${site.origin}/bezorgen"></iframe><iframe srcdoc="${sibling}"></iframe>`,
  });
  await page.goto(partner.origin);
  const other = page.frames().find((frame) => frame.url() === 'about:srcdoc');
  await other?.evaluate(
    (sent) => parent.frames[0]?.postMessage(sent, '*'),
    deliver('WR-33333333', [['name', 'Noor']]),
  );
  const message = {
    ...deliver('WR-23456789', [
      ['_subject', 'Hallo'],
      ['_next', 'https://evil.example/thanks'],
      ['_cc', 'someone@evil.example'],
      ['_webhook', 'https://evil.example/hook'],
      ['_captcha', 'false'],
      ['name', 'Noor'],
      ['action', 'https://evil.example'],
      ['submit', 'x'],
    ]),
    endpoint: 'https://evil.example/post',
    formMailUrl: 'https://evil.example/post',
  };
  await page.evaluate((sent) => frames[0]?.postMessage(sent, '*'), message);
  await inbox.waitForMail();
  await expect(page.frameLocator('iframe').first().locator('iframe')).toHaveCount(1);
  const [mail, ...more] = await inbox.mails();
  expect(more).toEqual([]);
  expect(mail?.names).toEqual(['_subject', '_next', '_captcha', 'name', 'embedded_on']);
  expect(mail?.fields['_next']).toBe(`${site.origin}/bezorgen?success=true&ref=WR-23456789`);
  await expect
    .poll(() => posts.filter((line) => line.startsWith('POST')))
    .toEqual([
      `POST ${site.origin}/_local/rest/v1/requests`,
      `POST ${site.origin}/_local/form-mail`,
      `POST ${site.origin}/_local/rest/v1/request_mails`,
    ]);
});

test('the courier page opened directly says what it is, and sends nothing', async ({ page }) => {
  await page.goto('/bezorgen?success=true&ref=WR-22222222');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'de voorpagina' })).toBeVisible();
  await page.evaluate(() =>
    postMessage({ wrappie: 'deliver', reference: 'WR-22222222', fields: [['name', 'Noor']] }, '*'),
  );
  await expect(page.locator('iframe')).toHaveCount(0);
});
