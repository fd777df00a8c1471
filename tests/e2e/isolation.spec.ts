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

  test('counts when it comes from the courier, for this request', async ({ page }) => {
    const { quote, reference } = await sendAndHang(page);
    await courierOf(page)?.evaluate(
      (ref) => parent.postMessage({ wrappie: 'receipt', reference: ref }, '*'),
      reference,
    );
    await quote.expectAccepted();
  });

  test('does not count for another request', async ({ page }) => {
    const { quote } = await sendAndHang(page);
    await courierOf(page)?.evaluate(() => {
      parent.postMessage({ wrappie: 'receipt', reference: 'WR-22222222' }, '*');
      parent.postMessage({ wrappie: 'receipt' }, '*');
      parent.postMessage({ reference: 'WR-22222222' }, '*');
      parent.postMessage(null, '*');
    });
    await page.clock.fastForward(15_000);
    await quote.expectUnconfirmed();
  });

  test('does not count from the page itself, nor from another frame in it', async ({ page }) => {
    const { quote, reference } = await sendAndHang(page);
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
    await page.clock.fastForward(15_000);
    await quote.expectUnconfirmed();
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

test.describe('the courier page', () => {
  const deliver = (reference: string, fields: [string, unknown][]) => ({
    wrappie: 'deliver',
    reference,
    fields,
  });

  test('sends only the fields that it knows, and only to its own service', async ({
    page,
    partner,
    site,
    inbox,
  }) => {
    const posts = requestsOf(page, /./);
    partner.serve({
      html: `<!doctype html><title>Host</title><iframe src="${site.origin}/bezorgen"></iframe>`,
    });
    await page.goto(partner.origin);
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
    const mail = await inbox.waitForMail();
    expect(mail.names).toEqual(['_subject', '_next', '_captcha', 'name']);
    expect(mail.fields['_next']).toBe(`${site.origin}/bezorgen?success=true&ref=WR-23456789`);
    await expect
      .poll(() => posts.filter((line) => line.startsWith('POST')))
      .toEqual([
        `POST ${site.origin}/_local/rest/v1/requests`,
        `POST ${site.origin}/_local/form-mail`,
        `POST ${site.origin}/_local/rest/v1/request_mails`,
      ]);
  });

  test('refuses a field that is too long, names it, and sends nothing', async ({
    page,
    partner,
    site,
    inbox,
  }) => {
    partner.serve({
      html: `<!doctype html><title>Host</title><iframe src="${site.origin}/bezorgen"></iframe>`,
    });
    await page.goto(partner.origin);
    const fields: [string, string][] = [
      ['name', 'Noor'],
      ['message', 'x'.repeat(20_001)],
    ];
    const answer = await page.evaluate(
      (sent) =>
        new Promise((resolve) => {
          addEventListener('message', ({ data }) => data.reference && resolve(data));
          frames[0]?.postMessage(sent, '*');
        }),
      deliver('WR-23456789', fields),
    );
    expect(answer).toEqual({ wrappie: 'blocked', reference: 'WR-23456789', refused: ['message'] });
    expect(await inbox.mails()).toEqual([]);
  });

  test('accepts messages only from the page that opened it', async ({ page, partner, site, inbox }) => {
    const sibling = '<title>Sibling</title>';
    partner.serve({
      html: `<!doctype html><title>Host</title><iframe src="${site.origin}/bezorgen"></iframe><iframe srcdoc="${sibling}"></iframe>`,
    });
    await page.goto(partner.origin);
    const fields: [string, string][] = [['name', 'Noor']];
    const other = page.frames().find((frame) => frame.url() === 'about:srcdoc');
    await other?.evaluate((sent) => parent.frames[0]?.postMessage(sent, '*'), deliver('WR-33333333', fields));
    await page.evaluate((sent) => frames[0]?.postMessage(sent, '*'), deliver('WR-22222222', fields));
    await inbox.waitForMail();
    await expect(page.frameLocator('iframe').first().locator('iframe')).toHaveCount(1);
    const next = (await inbox.mails()).map((mail) => mail.fields['_next']);
    expect(next).toEqual([`${site.origin}/bezorgen?success=true&ref=WR-22222222`]);
  });

  test('opened directly says what it is, and sends nothing', async ({ page }) => {
    await page.goto('/bezorgen?success=true&ref=WR-22222222');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'de voorpagina' })).toBeVisible();
    await page.evaluate((sent) => postMessage(sent, '*'), deliver('WR-22222222', [['name', 'Noor']]));
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});
