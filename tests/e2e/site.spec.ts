import { pageAddresses, publicAddresses } from '../support/built-pages.ts';
import { expect, test } from '../support/test.ts';

for (const address of publicAddresses) {
  test(`${address} is a page of ours alone that fits a phone`, async ({ page, baseURL }) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (!/^(data|blob):$/.test(protocol) && origin !== baseURL) outside.push(request.url());
    });
    await page.setViewportSize({ width: 360, height: 740 });
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

    await expect(page.locator('h1')).toHaveCount(1);
    const english = /^\/en(\/|$)/.test(address);
    await expect(page.locator('html')).toHaveAttribute('lang', english ? 'en' : 'nl');
    const route = english ? address.slice(3) || '/' : address;
    const link = (selector: string) =>
      page.locator(`link${selector}`).evaluate((each) => new URL((each as HTMLLinkElement).href).pathname);
    expect(await link('[rel=canonical]')).not.toBe('');
    expect(await link('[hreflang=nl]')).toBe(route);
    expect(await link('[hreflang=en]')).toBe(route === '/' ? '/en' : `/en${route}`);
    expect(await link('[hreflang=x-default]')).toBe(route);
    await expect(page).toHaveTitle(/\S/);

    // What the page clips is lost all the same: every element's own width counts.
    const { wide, width } = await page.evaluate(() => {
      const right = (each: Element) => each.getBoundingClientRect().right;
      const inside = [...document.querySelectorAll('main *, header *, footer *')].filter(
        (each) => each.checkVisibility() && !each.closest('[popover]:not(:popover-open)'),
      );
      const unclipped = inside.filter((each) => {
        for (let at = each.parentElement; at && at !== document.body; at = at.parentElement)
          if (getComputedStyle(at).overflowX !== 'visible') return false;
        return true;
      });
      return {
        wide: unclipped.filter((each) => right(each) > 361).map((each) => each.outerHTML.slice(0, 120)),
        width: document.documentElement.scrollWidth,
      };
    });
    expect(width).toBe(360);
    expect(wide).toEqual([]);
    expect(outside).toEqual([]);
  });
}

for (const address of pageAddresses) {
  test(`${address} is answered with the headers that protect it`, async ({ request }) => {
    const headers = (await request.get(address)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)/);
    expect(policy).not.toMatch(/(script|style|default)-src[^;]*(\*|https?:|data:)/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['cache-control']).toContain('must-revalidate');
    const framed = address.endsWith('/bezorgen');
    expect(policy).toContain(framed ? 'frame-ancestors *' : "frame-ancestors 'self'");
  });
}

test('any page of the world may load the script and its parts; what is named by its content stays', async ({
  page,
  request,
}) => {
  const parts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/(assets|fonts|pictures)\//.test(pathname)) parts.add(pathname);
  });
  await page.goto('/prijscalculator', { waitUntil: 'load' });
  await page.locator('wrap-price-calculator').getByRole('radio').first().check();
  await expect(page.locator('wrap-price-calculator').locator('[name=drawers]')).toBeVisible();

  const script = (await request.get('/widgets.js')).headers();
  expect(script['access-control-allow-origin']).toBe('*');
  expect(script['cross-origin-resource-policy']).toBe('cross-origin');
  expect(script['cache-control']).not.toContain('immutable');
  expect([...parts].some((path) => path.startsWith('/assets/'))).toBe(true);
  expect([...parts].some((path) => path.startsWith('/fonts/'))).toBe(true);
  for (const path of parts) {
    const headers = (await request.get(path)).headers();
    expect(headers['cache-control'], path).toContain('immutable');
    if (path.startsWith('/assets/')) expect(headers['access-control-allow-origin'], path).toBe('*');
  }
});

test('pages have addresses without .html, /index or a slash at the end', async ({ request }) => {
  for (const spelling of ['/prijscalculator.html', '/prijscalculator/']) {
    const response = await request.get(spelling, { maxRedirects: 0 });
    expect(response.status(), spelling).toBe(301);
    expect(response.headers()['location']).toBe('/prijscalculator');
  }
  for (const address of ['/prijscalculator', '/en/prijscalculator', '/en', '/'])
    expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
});

test('the courier page and the workbench are no business of search engines', async ({ page }) => {
  for (const address of ['/bezorgen', '/workbench/wrap-price-calculator/empty']) {
    await page.goto(address);
    await expect(page.locator('meta[name=robots]'), address).toHaveAttribute('content', /noindex/);
  }
});

for (const [address, lang] of [
  ['/bestaat-niet', 'nl'],
  ['/en/does-not-exist', 'en'],
] as const) {
  test(`${address} is not found, and says so`, async ({ page, pageErrors }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Oops! Page not found');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    const home = lang === 'nl' ? 'Naar de homepage' : 'Back to the home page';
    await expect(page.getByRole('main').getByRole('link', { name: home })).toHaveAttribute(
      'href',
      lang === 'nl' ? '/' : '/en',
    );
    // One line is ours and names the path; the browser's own, on the status, does not.
    expect(logged.filter((line) => line.includes(address))).toHaveLength(1);
    pageErrors.length = 0;
  });
}

for (const [address, title, text, blog] of [
  [
    '/blog/onbekend',
    'Artikel niet gevonden',
    'Het artikel dat u zoekt bestaat niet of is verplaatst.',
    '/blog',
  ],
  ['/en/blog/unknown', 'Article not found', /article/, '/en/blog'],
] as const) {
  test(`${address} is no article, and says so`, async ({ page, pageErrors }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main')).toContainText(text);
    await expect(page.getByRole('main').locator(`a[href="${blog}"]`).first()).toBeVisible();
    // The browser's own line on the status.
    pageErrors.length = 0;
  });
}
