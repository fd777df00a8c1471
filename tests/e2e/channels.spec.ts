import { kitchenPrice } from '../support/calculator.ts';
import { strictPolicy } from '../support/partner.ts';
import { pinned, pinnedTag } from '../support/pinned.ts';
import { ask } from '../support/questions.ts';
import { forgive, quoteOn } from '../support/quote.ts';
import { expect, type Page, test } from '../support/test.ts';

/*
 * The two ways to include the widgets: `/widgets.js`, always the newest, and `/widgets/VERSION/widgets.js`, which never changes, so that
 * a page can pin it by its hash.
 */

const evergreenTag = (origin: string) => `<script type="module" src="${origin}/widgets.js"></script>`;
const host = (scripts: string) =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Partner</title>${scripts}</head>
<body><wrap-price-calculator partner="dealer-7"><p><a href="https://www.voorbeeld.nl/prijscalculator">Bereken uw prijs</a>
of bel <a href="tel:+31101234567">010 123 45 67</a></p></wrap-price-calculator></body></html>`;

function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  return warnings;
}

test('with its hash, under a strict policy, it is the only script of ours, and a request arrives', async ({
  page,
  site,
  partner,
  inbox,
}) => {
  const script = await pinned(site.origin);
  partner.serve({
    html: host(pinnedTag(site.origin, script)),
    headers: { 'content-security-policy': strictPolicy(site.origin) },
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.frame() === page.mainFrame())
      scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(partner.origin);
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.send();
  await quote.expectAccepted();
  expect(scripts).toEqual([script.file]);
  const mail = await inbox.waitForMail();
  expect(mail.fields['partner']).toBe('dealer-7');
  expect(mail.origin).toBe(site.origin);
});

test('a script that does not match its hash is not run, and the link and the phone number are shown', async ({
  page,
  site,
  partner,
  pageErrors,
}) => {
  const script = { ...(await pinned(site.origin)), integrity: `sha384-${'A'.repeat(64)}` };
  partner.serve({ html: host(pinnedTag(site.origin, script)) });
  await page.goto(partner.origin);
  await expect(page.getByRole('link', { name: 'Bereken uw prijs' })).toBeVisible();
  await expect(page.getByRole('link', { name: '010 123 45 67' })).toBeVisible();
  await expect.poll(() => pageErrors.length).toBe(1);
  forgive(pageErrors, /integrity/);
});

test('both on a page: the first stays', async ({ page, site, partner }) => {
  const { version, file, integrity } = await pinned(site.origin);
  const warnings = warningsOf(page);
  await page.route('**/widgets/0.0.9/widgets.js', async (route) => {
    const response = await route.fetch({ url: site.origin + file });
    await route.fulfill({ response, body: (await response.text()).replaceAll(version, '0.0.9') });
  });
  const old = `<script type="module" src="${site.origin}/widgets/0.0.9/widgets.js" crossorigin></script>`;
  /** Shows a page with these tags, and returns the warnings about them. */
  const warningsAbout = async (tags: string[]) => {
    warnings.length = 0;
    partner.serve({ html: host(tags.join('')) });
    await page.goto(partner.origin);
    const quote = quoteOn(page);
    await quote.calculate();
    await expect(quote.element.getByText(kitchenPrice, { exact: true })).toBeVisible();
    return warnings;
  };

  const evergreen = evergreenTag(site.origin);
  const same = pinnedTag(site.origin, { version, file, integrity });
  await ask({
    'the same version twice causes no warning': async () => {
      expect(await warningsAbout([evergreen, same])).toEqual([]);
      expect(await warningsAbout([same, evergreen])).toEqual([]);
    },
    'of different versions: one warning names both': async () => {
      expect(await warningsAbout([old, evergreen])).toHaveLength(1);
      expect(warnings[0]).toContain(version);
      expect(warnings[0]).toContain('0.0.9');
    },
  });
});
