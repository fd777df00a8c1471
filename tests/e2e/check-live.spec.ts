import { spawn } from 'node:child_process';
import { outcomeText } from '../../site/live-check/outcome.ts';
import { requestFrom } from '../../site/live-check/send-test-request.ts';
import type { LocalSite } from '../support/local-site.ts';
import { forgive } from '../support/quote.ts';
import { shortenLongTimeouts } from '../support/shorten-timeouts.ts';
import { expect, type Page, test } from '../support/test.ts';

/*
 * `npm run check:live` reports what is wrong with a site that was just deployed.
 */

/** Its output for a site, and its exit code. */
async function check(...args: string[]): Promise<{ report: string; code: number | null }> {
  const run = spawn(process.execPath, ['site/live-check/check-live.cli.ts', ...args]);
  let report = '';
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk) => (report += chunk));
  const code = await new Promise<number | null>((resolve) => run.on('close', resolve));
  return { report, code };
}

const wrongIn = (report: string) => report.split('\n').filter((line) => line.startsWith('✗'));

test('for a local site it reports only that; one request arrives, and says that it is a test', async ({
  site,
  inbox,
}) => {
  const { report, code } = await check(site.origin);
  expect(wrongIn(report).map((line) => line.slice(2, 40))).toEqual([
    expect.stringContaining('https'),
    expect.stringContaining('the sitemap names this site'),
    expect.stringContaining('robots.txt names the sitemap'),
    expect.stringContaining('requests go to a service'),
    expect.stringContaining('photos go to a storage'),
  ]);
  expect(report).toContain('every page of the sitemap is as it should be');
  for (const right of [
    'a test request with a photo arrives, and its receipt comes back: WR-',
    'the register has stored it',
    'the photo is in the storage',
    'the mail service has accepted its mail',
    '/bezorgen may stand in anybody’s frame',
    '/embed/price-calculator may stand in anybody’s frame',
    'the policy of /bezorgen allows them',
  ])
    expect(report).toContain(`✓ ${right}`);
  expect(report).toContain(`5 things are not right: ${site.origin}`);
  expect(code).toBe(1);
  const [mail, ...more] = await inbox.mails();
  expect(more).toEqual([]);
  expect(mail?.fields['name']).toMatch(/^TEST /);
  expect(mail?.fields['uploadedFiles']).toContain('test-check-live');
});

/** What it reports of the request that it sends: `✓` or `✗` with the beginning of each line. */
const requestReport = async (page: Page, site: LocalSite): Promise<string> =>
  outcomeText(await requestFrom(page, site.origin));

test.describe('it reports a site', () => {
  test('whose form mail loses requests', async ({ page, site, inbox, pageErrors }) => {
    await site.misbehave({ formMail: '500' });
    // The tool waits as long as a visitor would, which is too long for a test.
    await page.addInitScript(shortenLongTimeouts);
    const report = await requestReport(page, site);
    expect(await inbox.mails()).toEqual([]);
    expect(report).toMatch(/✗ a test request with a photo arrives.*: no receipt for WR-/);
    expect(report).toContain('✗ the mail service has accepted its mail: it answered 500');
    forgive(pageErrors, /status of 500/);
  });

  test('whose form mail loses requests that are in the register', async ({
    page,
    site,
    inbox,
    pageErrors,
  }) => {
    await site.misbehave({ formMail: '500', register: 'ok' });
    const report = await requestReport(page, site);
    expect(await inbox.requests()).toMatchObject([{ mailed: false }]);
    expect(wrongIn(report)).toEqual([
      expect.stringContaining('the mail service has accepted its mail: it answered 500'),
    ]);
    forgive(pageErrors, /status of 500/);
  });

  test('whose register takes no more requests', async ({ page, site, inbox, pageErrors }) => {
    await site.misbehave({ register: '429' });
    const report = await requestReport(page, site);
    expect(await inbox.requests()).toEqual([]);
    expect(wrongIn(report)).toEqual([
      expect.stringContaining('the register has stored it, and the visitor is told so: it answered 429'),
    ]);
    forgive(pageErrors, /status of 429/);
  });

  test('whose storage takes no photos', async ({ page, site, inbox, pageErrors }) => {
    await site.misbehave({ storage: '402' });
    const report = await requestReport(page, site);
    const [request] = await inbox.requests();
    expect(request?.fields['uploadedFiles']).toContain('niet geüpload');
    expect(wrongIn(report)).toEqual([
      expect.stringMatching(/the photo is in the storage.*: the storage answered 402.*niet geüpload/),
    ]);
    forgive(pageErrors, /status of 402|was not uploaded/);
  });

  test('whose policy lets the courier reach no project', async ({ page, site, inbox, pageErrors }) => {
    await page.route(/\/bezorgen/, async (route) => {
      const response = await route.fetch();
      const policy = response.headers()['content-security-policy'] ?? '';
      const headers = {
        ...response.headers(),
        'content-security-policy': policy.replace(/connect-src [^;]*/, "connect-src 'none'"),
      };
      await route.fulfill({ response, headers });
    });
    const report = await requestReport(page, site);
    expect(await inbox.requests()).toEqual([]);
    expect(wrongIn(report)).toEqual([
      expect.stringMatching(/the register has stored it.*Content Security Policy.*connect-src 'none'/),
      expect.stringMatching(/the photo is in the storage.*Content Security Policy.*connect-src 'none'/),
    ]);
    forgive(pageErrors, /Content Security Policy|was not uploaded/);
  });
});

test('it waits for a mail that is accepted after the receipt of the register', async ({ page, site }) => {
  await site.misbehave({ formMail: 'slow', slowMs: 4000, register: 'ok' });
  expect(wrongIn(await requestReport(page, site))).toEqual([]);
});

test('for another kind of server it names what is missing, and with --no-request it sends nothing', async ({
  partner,
}) => {
  partner.serve({ html: '<!doctype html><title>Welcome</title>It works!' });
  const { report, code } = await check(partner.origin, '--no-request');
  const wrong = wrongIn(report).join('\n');
  for (const missing of ['x-content-type-options', 'the sitemap', '/widgets.js', '/bezorgen', '/contact'])
    expect(wrong).toContain(missing);
  expect(report).not.toContain('test request');
  expect(code).toBe(1);
});

test('it reports a missing address, and a server that does not answer', async () => {
  expect(await check()).toEqual({ report: expect.stringContaining('Which site?'), code: 2 });
  const { report, code } = await check('http://localhost:9', '--no-request');
  expect(report).toContain('http://localhost:9/ does not answer');
  expect(code).toBe(1);
});
