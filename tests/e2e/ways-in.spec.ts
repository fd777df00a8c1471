import { packageVersion } from '../../site/lib/widgets/package-version.ts';
import { kitchenPrice } from '../support/calculator.ts';
import { ask, type Questions } from '../support/questions.ts';
import { forgive, quoteOn } from '../support/quote.ts';
import { expect, type Page, test } from '../support/test.ts';

/*
 * Our script on a partner's page, whatever became of its tag: page builders strip `type="module"`, optimisers delay and copy scripts,
 * consent tools re-type them until the visitor agrees, and tag managers insert them.
 */

interface Way {
  what: string;
  /** The page's head. `code` is the content of our script. */
  head(src: string, code: string): string;
  /** Further scripts of the page, by path. */
  files?(src: string, code: string): Record<string, string>;
  /** What the visitor does before the script may run. */
  first?(page: Page): Promise<void>;
}

/** What a delaying or consent tool does in the end: it puts a new tag in the place of the one that it re-typed. */
const restore = (event: string, type: string) => `<script>
addEventListener('${event}', () => {
  const held = document.querySelector('script[data-held]');
  const tag = document.createElement('script');
  ${type && `tag.type = '${type}';`}
  tag.src = held.dataset.held;
  held.replaceWith(tag);
}, { once: true });
</script>`;
const touch = (page: Page) => page.getByRole('heading', { name: 'Keukens van Piet' }).click();

const ways: readonly Way[] = [
  { what: 'without type="module"', head: (src) => `<script src="${src}"></script>` },
  { what: 'deferred', head: (src) => `<script defer src="${src}"></script>` },
  {
    what: 'delayed until a touch',
    head: (src) => `<script type="delayed" data-held="${src}"></script>${restore('pointerdown', '')}`,
    first: touch,
  },
  {
    what: 're-typed until the visitor agrees, then restored as a module',
    head: (src) =>
      `<script type="text/plain" data-held="${src}"></script>${restore('pointerdown', 'module')}`,
    first: touch,
  },
  {
    what: 'inserted by a tag manager, which removes its tag',
    head: (src) => `<script>
const tag = Object.assign(document.createElement('script'), { async: true, src: '${src}', onload: () => tag.remove() });
document.head.append(tag);
</script>`,
  },
  {
    what: 'imported by a script of the page',
    head: (src) => `<script type="module">import '${src}';</script>`,
  },
  {
    what: 'copied into the page',
    head: (src, code) => `<script data-wrappie="${src}">${code}</script>`,
  },
  {
    what: 'bundled with other scripts, beside a tag that no longer runs',
    head: (src) => `<script type="text/plain" src="${src}"></script><script defer src="/bundle.js"></script>`,
    files: (_src, code) => ({ '/bundle.js': `const e = 1, t = 2, n = 3;\n${code}\nconst load = e + t + n;` }),
  },
];

for (const [channel, path] of [
  ['widgets.js', '/widgets.js'],
  ['the pinned script', `/widgets/${packageVersion()}/widgets.js`],
] as const)
  test(`${channel} runs however a page loads it`, async ({ page, site, partner }) => {
    const src = site.origin + path;
    const code = await (await page.request.get(src)).text();
    const questions: Questions = {};
    for (const { what, head, files, first } of ways)
      questions[what] = async () => {
        partner.serve({
          html: `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Partner</title>${head(src, code)}</head>
<body><h1>Keukens van Piet</h1><wrap-price-calculator partner="dealer-7"></wrap-price-calculator></body></html>`,
          files: files?.(src, code),
        });
        await page.goto(partner.origin);
        await first?.(page);
        const quote = quoteOn(page);
        await quote.hydrated();
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
