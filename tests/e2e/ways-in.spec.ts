import { pageOf, ways } from '../hosts/ways.ts';
import { kitchenPrice } from '../support/calculator.ts';
import { ask, type Questions } from '../support/questions.ts';
import { forgive, quoteOn } from '../support/quote.ts';
import { expect, test } from '../support/test.ts';

/* Our script on a partner's page, whatever became of its tag (hosts/ways.ts). Other engines and the pinned script: hosts/ways.spec.ts. */

test('widgets.js runs however a page loads it', async ({ page, site, partner }) => {
  const src = `${site.origin}/widgets.js`;
  const code = await (await page.request.get(src)).text();
  const questions: Questions = {};
  for (const way of ways)
    questions[way.what] = async () => {
      partner.serve(pageOf(way, src, code));
      await page.goto(partner.origin);
      if (way.afterTouch) await page.getByRole('heading', { name: 'Keukens van Piet' }).click();
      const quote = quoteOn(page);
      await quote.calculate();
      await expect(quote.element.getByText(kitchenPrice, { exact: true })).toBeVisible();
    };
  await ask(questions);
});

test('an element is found in a component of the page, also one that is defined later', async ({
  page,
  site,
  partner,
}) => {
  partner.serve({
    html: `<!doctype html><html lang="nl"><title>Partner</title><script src="${site.origin}/widgets.js"></script>
<dealer-card></dealer-card><script>
addEventListener('click', () => customElements.define('dealer-card', class extends HTMLElement {
  connectedCallback() {
    this.attachShadow({ mode: 'open' }).innerHTML = '<section></section>';
    setTimeout(() => this.shadowRoot.firstChild.innerHTML = '<wrap-price-calculator partner="dealer-7"></wrap-price-calculator>');
  }
}), { once: true });
</script></html>`,
  });
  await page.goto(partner.origin);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.locator('html').click();
  const quote = quoteOn(page);
  await quote.calculate();
  await expect(quote.element.getByText(kitchenPrice, { exact: true })).toBeVisible();
});

test('in a frame that forbids forms a price is worked out, and the doctor names the frame', async ({
  page,
  site,
  partner,
  pageErrors,
}) => {
  const inner = `<!doctype html><html lang="nl"><title>Binnen</title><wrap-price-calculator></wrap-price-calculator>
<script src="${site.origin}/widgets.js?doctor"></script></html>`;
  partner.serve({
    inner,
    html: '<!doctype html><title>Buiten</title><iframe src="/inner" sandbox="allow-scripts allow-same-origin" style="width:100%;height:2000px"></iframe>',
  });
  const report = page.waitForEvent('console', (message) => message.text().startsWith('Wrappie on'));
  await page.goto(partner.origin);
  expect((await report).text()).toMatch(/✗ frame +the frame is sandboxed without allow-forms/);
  expect((await report).text()).toMatch(/! tag +type="module" was taken off/);
  const quote = quoteOn(page.frameLocator('iframe'));
  await quote.calculate();
  await expect(quote.element.getByText(kitchenPrice, { exact: true })).toBeVisible();
  forgive(pageErrors, /Blocked form submission/);
});
