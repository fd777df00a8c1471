import { spawn } from 'node:child_process';
import { outcomeText } from '../../site/live-check/outcome.ts';
import { requestFrom } from '../../site/live-check/send-test-request.ts';
import { forgive } from '../support/quote.ts';
import { shortenLongTimeouts } from '../support/shorten-timeouts.ts';
import { expect, test } from '../support/test.ts';

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
  expect(report).toMatch(/✓ a test request with a photo arrives, and its receipt comes back: WR-/);
  expect(report).toContain(`5 things are not right: ${site.origin}`);
  expect(code).toBe(1);
  const [mail, ...more] = await inbox.mails();
  expect(more).toEqual([]);
  expect(mail?.fields['name']).toMatch(/^TEST /);
  expect(mail?.fields['uploadedFiles']).toContain('test-check-live');
});

test('it reports a site whose form mail loses requests', async ({ page, site, inbox, pageErrors }) => {
  await site.misbehave({ formMail: '500' });
  // The tool waits as long as a visitor would, which is too long for a test.
  await page.addInitScript(shortenLongTimeouts);
  const outcome = await requestFrom(page, site.origin);
  expect(await inbox.mails()).toEqual([]);
  expect(outcomeText([outcome])).toMatch(/✗ a test request with a photo arrives.*: no receipt for WR-/);
  forgive(pageErrors, /status of 500/);
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
