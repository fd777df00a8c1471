import { hostPage } from '../support/host-page.ts';
import { strictPolicy } from '../support/partner.ts';
import { quoteOn } from '../support/quote.ts';
import { expect, type Mail, type Page, test } from '../support/test.ts';

/*
 * A request names where its visitor came from, after the usual fields. Which visit counts is in widgets/adapters/visits.test.ts;
 * that a direct visit adds nothing, in calculator-request.spec.ts.
 */

/** The host has the visitor's consent to store where they came from. */
async function consent(page: Page): Promise<void> {
  await page.evaluate(() => void document.dispatchEvent(new Event('wrap-consent')));
  await page.waitForFunction(() => localStorage.getItem('wrappie-visits'));
}

const ours = /^(?:first_)?(?:utm_\w+|gclid|referrer)$/;

async function send(page: Page, lang: 'nl' | 'en' = 'nl'): Promise<void> {
  const quote = quoteOn(page, lang);
  await quote.prepare();
  await quote.send();
  await quote.expectAccepted();
}

function visitOf(mail: Mail): Record<string, string | undefined> {
  return Object.fromEntries(
    mail.names.filter((name) => ours.test(name)).map((name) => [name, mail.fields[name]]),
  );
}

test('an advert leads to a page without a calculator: with consent a later request names the first and the last visit', async ({
  page,
  inbox,
}) => {
  const visit = {
    utm_source: 'google',
    utm_medium: 'cpc',
    utm_campaign: 'keukens',
    gclid: 'Cj0K',
    referrer: 'https://zoek.example/vind',
  };
  const advert = 'utm_source=google&utm_medium=cpc&utm_campaign=keukens&gclid=Cj0K&x=1';
  await page.goto(`/algemene-voorwaarden?${advert}`, { referer: 'https://zoek.example/vind?q=naam' });
  await page.waitForLoadState();
  await consent(page);
  await page.goto('/prijscalculator?utm_source=mail&utm_term=%0D%0ABcc:x');
  await send(page);
  const mail = await inbox.waitForMail();
  expect(visitOf(mail)).toEqual({
    utm_source: 'mail',
    utm_term: 'Bcc:x',
    ...Object.fromEntries(Object.entries(visit).map(([name, value]) => [`first_${name}`, value])),
  });
  const [first = -1] = mail.names.flatMap((name, at) => (ours.test(name) ? [at] : []));
  expect(first, 'behind the specified fields').toBeGreaterThan(mail.names.indexOf('message'));
});

test('after the redirect to the page in their language, the original referrer is kept', async ({
  page,
  inbox,
}) => {
  await page.goto('/en');
  await page.evaluate(() => {
    localStorage.clear();
    localStorage.setItem('language', 'en');
  });
  await page.goto('/prijscalculator?utm_source=google', { referer: 'https://zoek.example/vind' });
  await page.waitForURL('**/en/prijscalculator?utm_source=google');
  await send(page, 'en');
  expect(visitOf(await inbox.waitForMail())).toMatchObject({
    utm_source: 'google',
    referrer: 'https://zoek.example/vind',
  });
});

test('on a partner’s page the partner’s own address counts', async ({ page, inbox, site, partner }) => {
  partner.serve({
    html: hostPage(site.origin),
    headers: { 'content-security-policy': strictPolicy(site.origin) },
  });
  await page.goto('/?utm_source=ours');
  await page.goto(`${partner.origin}/?utm_source=folder&utm_medium=print`, {
    referer: 'https://zoek.example/keukens?q=x',
  });
  await send(page);
  expect(visitOf(await inbox.waitForMail())).toMatchObject({
    utm_source: 'folder',
    utm_medium: 'print',
    referrer: 'https://zoek.example/keukens',
    first_utm_source: 'folder',
  });
});
