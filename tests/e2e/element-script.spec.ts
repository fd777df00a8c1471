import { readFileSync } from 'node:fs';
import { addScript, showHtml, widgetScript } from '../support/bare-page.ts';
import { calculatorOn, kitchen } from '../support/calculator.ts';
import { ask, type Questions } from '../support/questions.ts';
import { expect, type Page, test } from '../support/test.ts';

const element = '<wrap-price-calculator></wrap-price-calculator>';
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  return warnings;
}

test('of several scripts the first stays: the same version says nothing, another causes one warning that names both', async ({
  page,
  site,
}) => {
  const warnings = warningsOf(page);
  const script = await (await page.request.get(`${site.origin}/widgets.js`)).text();
  expect(script).toContain(`"${version}"`);
  await page.route('**/widgets-of-old.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: script.replaceAll(version, '0.0.9'),
    }),
  );
  await showHtml(page, `${element}${widgetScript}${widgetScript}`);
  await calculatorOn(page).hydrated();
  await addScript(page, '/widgets.js?again');
  expect(warnings).toEqual([]);
  await addScript(page, '/widgets-of-old.js');
  await addScript(page, '/widgets.js?third');
  await expect.poll(() => warnings.length).toBe(1);
  expect(warnings[0]).toContain(version);
  expect(warnings[0]).toContain('0.0.9');
  await calculatorOn(page).choose('projectType', 'keuken');
  await expect(calculatorOn(page).field('drawers')).toHaveCount(1);
});

test('a page that defined the tag itself keeps its own element', async ({ page }) => {
  await showHtml(page, element);
  await page.evaluate(() => {
    class Own extends HTMLElement {
      connectedCallback() {
        this.textContent = 'their own';
      }
    }
    customElements.define('wrap-price-calculator', Own);
  });
  await addScript(page);
  await page.evaluate(() => document.body.append(document.createElement('wrap-price-calculator')));
  await expect(page.getByText('their own')).toHaveCount(2);
});

test('only the small script loads until the element is close to the viewport', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await showHtml(page, `<div style="height:6000px"></div>${element}${widgetScript}`);
  await page.evaluate(async () => {
    // The page's own observer is called after the script's. When it was called and the browser is idle, the script's has run too.
    const host = document.querySelector('wrap-price-calculator') as Element;
    await new Promise((resolve) => new IntersectionObserver(resolve, { rootMargin: '100%' }).observe(host));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
  });
  expect(loaded.filter((path) => path.endsWith('.js'))).toEqual(['/widgets.js']);

  await page.evaluate(() => scrollTo({ top: 4700, behavior: 'instant' }));
  await calculatorOn(page).hydrated();
  expect(loaded.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(0);
});

test('a load that failed is tried again once the browser is back online', async ({ page, pageErrors }) => {
  const questions: Questions = {};
  for (const [what, files] of [
    ['all of it', '**/assets/*.js'],
    ['half way', '**/assets/react-*.js'],
    ['but for the kit', '**/assets/price-calculator-*.js'],
  ] as const)
    questions[what] = async () => {
      let broken = true;
      await page.unrouteAll();
      await page.route(files, (route) => (broken ? route.abort() : route.continue()));
      const failed = page.waitForEvent('requestfailed');
      await showHtml(page, `<p>Bel 010</p>${element}${widgetScript}`);
      await failed;
      await expect(page.getByText('Bel 010')).toBeVisible();
      broken = false;
      await expect
        .poll(async () => {
          await page.evaluate(() => dispatchEvent(new Event('online')));
          return calculatorOn(page).element.getByRole('radio').count();
        })
        .toBe(7);
      expect(pageErrors.every((error) => error.includes('ERR_FAILED'))).toBe(true);
      pageErrors.length = 0;
    };
  await ask(questions);
});

test('the page gets no global name except the guard, and nothing on its own prototypes', async ({ page }) => {
  await showHtml(page, element);
  const read = () =>
    page.evaluate(() => ({
      names: Object.getOwnPropertyNames(window).sort(),
      symbols: Object.getOwnPropertySymbols(window).map(String).sort(),
      prototypes: [Object, Array, String, Promise, Element, HTMLElement, Node, Document, Event].map(
        ({ prototype }) => Reflect.ownKeys(prototype).length,
      ),
    }));
  const before = await read();
  await addScript(page);
  const calculator = calculatorOn(page);
  await calculator.fill(kitchen);
  await calculator.button('Bereken prijs').click();
  await calculator.button('Akkoord').click();
  await expect(calculator.field('name')).toBeFocused();

  const after = await read();
  expect(after.names).toEqual(before.names);
  expect(after.prototypes).toEqual(before.prototypes);
  expect(after.symbols.filter((symbol) => !before.symbols.includes(symbol))).toEqual([
    'Symbol(wrappie.widgets)',
  ]);
});
