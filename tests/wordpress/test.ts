import type { Browser } from 'playwright/test';
import { type Quote, quoteOn, visitor } from '../support/quote.ts';
import { test as base, expect, type Page } from '../support/test.ts';
import { Dashboard, type Role } from './dashboard.ts';
import { installPlugin } from './install-plugin.ts';
import { startWordpress, type WordpressSite } from './wordpress-site.ts';

interface WorkerFixtures {
  /** WordPress with the plugin as a dealer installs it: the newest zip, activated, and a partner code in its settings. */
  wordpress: WordpressSite;
}

interface TestFixtures {
  /** Opens the dashboard as one of the users. */
  as: (role: Role) => Promise<Dashboard>;
  /** Opens a page of the site as a visitor, and fails the test when that page logs an error. */
  visit: (address: string) => Promise<Page>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  wordpress: [
    async ({ site }, use) => {
      const wordpress = await startWordpress();
      await installPlugin(wordpress, site.origin);
      await use(wordpress);
      await wordpress.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  as: async ({ browser, wordpress }, use) => {
    const opened: Dashboard[] = [];
    await use(async (role) => {
      const page = await newPage(browser);
      const dashboard = new Dashboard(page, wordpress);
      opened.push(dashboard);
      await dashboard.logIn(role);
      return dashboard;
    });
    for (const { page } of opened) await page.context().close();
  },
  visit: async ({ browser }, use) => {
    const pages: Page[] = [];
    const errors: string[] = [];
    await use(async (address) => {
      const page = await newPage(browser);
      pages.push(page);
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.goto(address);
      return page;
    });
    for (const page of pages) await page.context().close();
    expect(errors, 'errors of the visited pages').toEqual([]);
  },
  // The dashboard is WordPress's own: `visit` checks what is ours.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern.
  pageErrors: async ({}, use) => use([]),
});

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1300, height: 1000 },
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

/** The calculator of a visited page works out a price. */
export async function expectPrice(page: Page): Promise<Quote> {
  const quote = quoteOn(page);
  await quote.calculate();
  await expect(quote.element.getByText(quote.words.price)).toBeVisible();
  return quote;
}

/** A request from a visited page arrives, and names the partner and the page. */
export async function expectRequest(
  page: Page,
  inbox: { waitForMail(): Promise<{ fields: Record<string, string> }> },
): Promise<void> {
  const quote = await expectPrice(page);
  await quote.accept();
  await quote.send();
  await quote.expectAccepted();
  expect((await inbox.waitForMail()).fields).toMatchObject({
    name: visitor.name,
    partner: 'dealer-7',
    page: page.url(),
    embedded_on: new URL(page.url()).origin,
  });
}

export { expect };
