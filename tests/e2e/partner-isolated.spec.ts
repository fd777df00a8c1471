import { hostPage } from '../support/host-page.ts';
import { startSite } from '../support/local-site.ts';
import { photo } from '../support/photos.ts';
import { ask, type Questions } from '../support/questions.ts';
import { quoteOn } from '../support/quote.ts';
import { expect, test } from '../support/test.ts';

/*
 * An isolated page (COEP) loads only frames that allow it, and the same holds for frames inside them. A third-party form-mail service
 * does not allow it, so the courier must not require it.
 */

// Chromium treats a response that a test has changed as one from the internet, and the service as one on the local network.
test.use({ permissions: ['local-network-access'] });

test('from an isolated page a request arrives with its photo, at a service that does not support isolation', async ({
  page,
  site,
  partner,
}) => {
  const service = await startSite();
  // As built for a form-mail service on another origin, like the real one.
  await page.route('**/bezorgen', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('/_local/form-mail', `${service.origin}/_local/form-mail`);
    const allowed = (response.headers()['content-security-policy'] ?? '').replace(
      /(form-action|frame-src) /g,
      `$1 ${service.origin} `,
    );
    const headers = { ...response.headers(), 'content-security-policy': allowed };
    await route.fulfill({ response, body, headers });
  });
  const questions: Questions = {};
  for (const [at, policy] of ['require-corp', 'credentialless'].entries())
    questions[`by ${policy}`] = async () => {
      const headers = {
        'cross-origin-embedder-policy': policy,
        'cross-origin-opener-policy': 'same-origin',
      };
      partner.serve({ html: hostPage(site.origin), headers });
      await page.goto(partner.origin);
      expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
      const quote = quoteOn(page);
      await quote.prepare();
      await quote.choosePhotos([await photo('keuken.jpg')]);
      await quote.send();
      await quote.expectAccepted();
      const mails = await (await fetch(`${service.origin}/_local/inbox.json`)).json();
      expect(mails).toHaveLength(at + 1);
      expect(Object.fromEntries(mails[0].fields).uploadedFiles).toMatch(/keuken\.webp$/);
    };
  try {
    await ask(questions);
  } finally {
    await service.stop();
  }
});
