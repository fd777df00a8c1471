import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'nl-NL',
};

/** A page on a cheap phone far from the mast, with nothing in its cache. */
export interface SlowPage {
  page: Page;
  client: CDPSession;
  close(): Promise<void>;
}

export interface SlowPhoneOptions {
  /** How many times slower the processor is. */
  cpu?: number;
  /** `false` for what happens after loading. */
  slowNetwork?: boolean;
  context?: BrowserContextOptions;
}

/** Opens a page of its own context: cold cache, processor 4× slower, 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
export async function openSlowPhone(
  browser: Browser,
  { cpu = 4, slowNetwork = true, context = {} }: SlowPhoneOptions = {},
): Promise<SlowPage> {
  const opened = await browser.newContext({ ...phone, ...context });
  // A busy machine is slow, not broken.
  opened.setDefaultTimeout(120_000);
  const page = await opened.newPage();
  const client = await opened.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (slowNetwork) {
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    });
  }
  return { page, client, close: () => opened.close() };
}

/** Waits until nothing loads any more, and what was loaded has had time to run. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(800);
  await page.waitForLoadState('networkidle');
}
