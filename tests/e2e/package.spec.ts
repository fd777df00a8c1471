import { readFileSync } from 'node:fs';
import { environment } from '../../site/lib/environment.ts';
import { quoteOn } from '../support/quote.ts';
import { expect, test } from '../support/test.ts';

/*
 * The npm package on a page of another site, which serves the script itself. Only the page that delivers requests is loaded from our
 * site.
 */

test('a request arrives from a page that serves the script itself', async ({
  page,
  site,
  partner,
  inbox,
}) => {
  partner.serve({
    html: `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Partner</title>
<script type="module" src="/own-bundle.js"></script></head>
<body><wrap-price-calculator partner="dealer-7"></wrap-price-calculator></body></html>`,
    headers: {
      'content-security-policy': `default-src 'none'; script-src 'self'; frame-src ${site.origin}; style-src 'self'; require-trusted-types-for 'script'`,
    },
  });
  // The package was built for another address than the one of the test's server.
  const bundle = readFileSync('dist/package/widgets.js', 'utf8').replaceAll(
    new URL(environment().siteUrl).origin,
    site.origin,
  );
  await page.route(`${partner.origin}/own-bundle.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: bundle }),
  );
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));

  await page.goto(partner.origin);
  const quote = quoteOn(page);
  await quote.prepare();
  expect(fetched.filter((url) => url.endsWith('.js'))).toEqual([`${partner.origin}/own-bundle.js`]);
  await quote.send();
  const reference = await quote.expectAccepted();
  const { fields, origin } = await inbox.waitForMail();
  expect(fields).toMatchObject({ reference, partner: 'dealer-7', page: `${partner.origin}/` });
  expect(fields['calculation']).toContain(`${site.origin}/prijscalculator#keuken?`);
  expect(origin, 'the courier posts from our own origin').toBe(site.origin);
});
