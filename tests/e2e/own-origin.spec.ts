import { forgive } from '../support/quote.ts';
import { expect, test } from '../support/test.ts';

/*
 * Addresses that the site derives from its own address lead to the site itself, even if that address contains the name of another site.
 * Otherwise a link to us could send visitors to a page that only looks like ours.
 */

/** English addresses that contain the name of another site, and their Dutch twins. */
const spellings: [english: string, twin: string][] = [
  ['/en//other.example/x', '//other.example/x'],
  ['/en/\\other.example/x', '//other.example/x'],
  ['/en\\\\other.example/x', '//other.example/x'],
  ['/en///other.example/x', '///other.example/x'],
  ['/en///', '//'],
  ['/en/.//other.example/x', '//other.example/x'],
  ['/en/a/..//other.example/x', '//other.example/x'],
  ['/en/%2e//other.example/x', '//other.example/x'],
  ['/en/\t/other.example/x', '//other.example/x'],
  ['/en/\n\\other.example/x', '//other.example/x'],
  ['/en/%2Fother.example/x', '/%2Fother.example/x'],
  ['/en/%5Cother.example/x', '/%5Cother.example/x'],
  ['/en//user@other.example/x', '//user@other.example/x'],
];

test('no spelling of an address makes the stored language lead to another site', async ({
  page,
  site,
  pageErrors,
}) => {
  await page.goto('/over-ons');
  await page.evaluate(() => localStorage.setItem('language', 'nl'));
  for (const [english, twin] of spellings) {
    await page.goto('/over-ons');
    // Navigates by script, like a link, because Playwright's own navigation may normalise the address first.
    await page.evaluate((address) => location.assign(address), site.origin + english);
    await expect.poll(() => page.url(), JSON.stringify(english)).toBe(site.origin + twin);
  }
  // We have no page at any of these addresses.
  forgive(pageErrors, /404/);
});

test('the courier makes the service redirect to our origin, whatever its own address', async ({
  page,
  partner,
  site,
  inbox,
  pageErrors,
}) => {
  // Some hosts decode a path, merge its slashes and resolve its dots before they look for a file. They serve the courier here.
  const odd = '//other.example/..%2Fbezorgen';
  await page.route(
    (url) => url.pathname === odd && !url.search,
    async (route) => route.fulfill({ response: await route.fetch({ url: `${site.origin}/bezorgen` }) }),
  );
  partner.serve({
    html: `<!doctype html><title>Host</title><iframe src="${site.origin}${odd}"></iframe>`,
  });
  await page.goto(partner.origin);
  const message = { wrappie: 'deliver', reference: 'WR-23456789', fields: [['name', 'Noor']] };
  await page.evaluate((sent) => frames[0]?.postMessage(sent, '*'), message);
  const mail = await inbox.waitForMail();
  expect(mail.fields['_next']).toBe(`${site.origin}${odd}?success=true&ref=WR-23456789`);
  // Our local server has no page at this address.
  forgive(pageErrors, /404/);
});
