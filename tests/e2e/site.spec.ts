import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';
import { desktop, phone } from '../walk/screens.ts';

test('any site may load the script and its chunks; files with a hash in their name are cached for ever', async ({
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

test('search engines must not index the courier page and the workbench', async ({ page }) => {
  for (const address of ['/bezorgen', '/workbench/wrap-price-calculator/empty']) {
    await page.goto(address);
    await expect(page.locator('meta[name=robots]'), address).toHaveAttribute('content', /noindex/);
  }
});

for (const [address, lang] of [
  ['/bestaat-niet', 'nl'],
  ['/en/does-not-exist', 'en'],
] as const) {
  test(`${address} is not found, says so, and is accessible`, async ({ page, pageErrors }) => {
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
    // One message is ours and names the path. The browser's own message is about the status.
    expect(logged.filter((line) => line.includes(address))).toHaveLength(1);
    for (const width of [phone.width, desktop.width]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, `${address} at ${width} px`);
    }
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
    // The browser's own message about the status.
    pageErrors.length = 0;
  });
}

for (const [width, opener] of [
  [360, 'Menu'],
  [1440, 'Diensten'],
] as const) {
  test(`the open menu is accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: opener }).click();
    await expectAccessible(page, `the menu at ${width} px`);
  });
}
