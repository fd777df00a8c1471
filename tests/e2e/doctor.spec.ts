import { packageVersion } from '../../site/lib/widgets/package-version.ts';
import { showHtml } from '../support/bare-page.ts';
import { strictPolicy } from '../support/partner.ts';
import { forgive, quoteOn } from '../support/quote.ts';
import { expect, type Page, test } from '../support/test.ts';

/*
 * The doctor explains in the console why a partner's widget does not work as expected.
 */

type Diagnosed = Element & { diagnose(): Promise<string> };

const doctorScript = '<script type="module" src="/widgets.js?doctor"></script>';
const reportOf = async (page: Page) =>
  (await page.waitForEvent('console', (message) => message.text().startsWith('Wrappie on'))).text();

test('on a page without problems it says so: version, courier, storage, policy, language', async ({
  page,
  site,
}) => {
  const report = reportOf(page);
  await showHtml(page, `<wrap-price-calculator partner="dealer-7"></wrap-price-calculator>${doctorScript}`);
  const text = await report;
  expect(text).toMatch(/✓ script +version \d+\.\d+\.\d+ is in use, http.*\/widgets\.js\?doctor/);
  expect(text).toContain(`requests go to ${site.origin}, photos to ${site.origin}`);
  expect(text).toMatch(/✓ policy +has refused nothing of ours/);
  expect(text).toMatch(/✓ storage +is open/);
  expect(text).toMatch(/✓ language +nl, from lang="nl" on <html>/);
  expect(text).not.toMatch(/[✗!] /);
});

test('an element reports about itself, and returns what it prints', async ({ page }) => {
  const printed = reportOf(page);
  await showHtml(
    page,
    `<div lang="en"><wrap-price-calculator servcie="keuken" mode="test"></wrap-price-calculator></div>
    <script type="module" src="/widgets.js"></script>`,
  );
  await quoteOn(page, 'en').hydrated();
  const answer = await page.evaluate(() =>
    (document.querySelector('wrap-price-calculator') as Diagnosed).diagnose(),
  );
  expect(await printed).toBe(answer);
  expect(answer).toMatch(
    /✗ attribute +servcie="keuken" is no attribute of <wrap-price-calculator>\n +→ did you mean service\?/,
  );
  expect(answer).toMatch(/! mode +test: nothing is sent/);
  expect(answer).toMatch(/! partner +none/);
  expect(answer).toMatch(/✓ language +en, from lang="en" on <div>/);
});

test('a tag without an end, which swallows the page, is named', async ({ page }) => {
  const report = reportOf(page);
  await showHtml(page, `<wrap-price-calculator partner="dealer-7" /><p>Tekst erna</p>${doctorScript}`);
  expect(await report).toMatch(
    /✗ tag +<wrap-price-calculator> seems to have no end: <p> and what follows .*\n +→ write <wrap-price-calculator><\/wrap-price-calculator>/,
  );
});

test('it names the source of the language: the attribute, the visitor, the page, or none', async ({
  page,
}) => {
  const sources = [
    { setup: 'lang="en"', chosen: '', expected: 'en, from its own lang attribute' },
    { setup: '', chosen: 'en', expected: 'en, as the visitor chose' },
    { setup: '', chosen: '', expected: 'nl, from lang="nl" on <html>' },
    { setup: '', chosen: '', page: 'fr', expected: 'nl, since nothing says another' },
  ];
  for (const { setup, chosen, expected, page: lang } of sources) {
    const report = reportOf(page);
    await page.addInitScript((language) => localStorage.setItem('language', language), chosen);
    await showHtml(page, `<wrap-price-calculator ${setup}></wrap-price-calculator>${doctorScript}`, { lang });
    expect(await report).toContain(expected);
  }
});

test('with a policy that blocks our frame: what was refused, and what to add', async ({
  page,
  site,
  partner,
  pageErrors,
}) => {
  const policy = strictPolicy(site.origin).replace(/frame-src [^;]+/, "frame-src 'none'");
  partner.serve({
    html: `<!doctype html><title>Partner</title><wrap-price-calculator></wrap-price-calculator>
      <script type="module" src="${site.origin}/widgets.js?doctor"></script>`,
    headers: { 'content-security-policy': policy },
  });
  const report = reportOf(page);
  await page.goto(partner.origin);
  const text = await report;
  expect(text).toMatch(/✗ courier +the page’s policy forbids our frame/);
  expect(text).toContain(`add ${site.origin} to frame-src`);
  expect(text).toMatch(/✗ policy +refused http.*\(frame-src\)/);
  forgive(pageErrors, /Content Security Policy|frame-src/);
});

test('a courier that never answers, and storage that is blocked', async ({ page, pageErrors }) => {
  await page.route('**/bezorgen*', (route) => route.abort());
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await page.clock.install();
  const report = reportOf(page);
  const asked = page.waitForRequest('**/bezorgen*');
  await showHtml(page, `<wrap-price-calculator></wrap-price-calculator>${doctorScript}`);
  await asked;
  // The doctor waits eight seconds for an answer.
  await page.clock.fastForward(8000);
  const text = await report;
  expect(text).toMatch(/✗ courier +no answer from http/);
  expect(text).toMatch(/! storage +localStorage, IndexedDB blocked/);
  forgive(pageErrors, /ERR_FAILED|blocked/);
});

test('two scripts, and a tag of another script', async ({ page }) => {
  const report = reportOf(page);
  await showHtml(
    page,
    `<wrap-calculator></wrap-calculator>${doctorScript}<script type="module" src="/widgets/${packageVersion()}/widgets.js"></script>`,
  );
  const text = await report;
  expect(text).toMatch(
    /! scripts +several are on the page: http\S+doctor, http\S+\/widgets\/[\d.]+\/widgets\.js\./,
  );
  expect(text).toMatch(
    /✗ tag +<wrap-calculator> is none of our widgets\n +→ did you mean <wrap-price-calculator>\?/,
  );
  expect(text).toMatch(/! elements +none of our widgets is on the page/);
});
