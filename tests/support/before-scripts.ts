import { watchArrivals } from './arrivals.ts';
import { holdScripts } from './bare-page.ts';
import { hydrate, waitForContent } from './hydrate.ts';
import type { Page } from './test.ts';

/** A prerendered page whose scripts have not loaded yet. */
export interface BeforeScripts {
  release(): void;
  /** Releases the scripts, and waits until the element is hydrated. */
  hydrate(): Promise<void>;
}

/** Opens a page without its scripts. Everything else has loaded: styles, fonts and pictures. */
export async function openBeforeScripts(
  page: Page,
  address: string,
  tag = 'wrap-price-calculator',
): Promise<BeforeScripts> {
  const release = await holdScripts(page);
  const arrivals = watchArrivals(page);
  await page.goto(address, { waitUntil: 'commit' });
  const element = page.locator(tag).first();
  await waitForContent(element);
  await arrivals();
  return {
    release,
    async hydrate() {
      release();
      await hydrate(element);
    },
  };
}
