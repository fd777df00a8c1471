import { beDrawn, comeAlive } from './alive.ts';
import { watchArrivals } from './arrivals.ts';
import { holdScripts } from './bare-page.ts';
import type { Page } from './test.ts';

/** A page as it is drawn, whose scripts are on their way. */
export interface BeforeScripts {
  /** Lets the scripts come, and waits until the element is alive. */
  comeAlive(): Promise<void>;
}

/** Opens a page whose scripts have not come yet; all else of it has: styles, fonts and pictures. */
export async function openBeforeScripts(
  page: Page,
  address: string,
  tag = 'wrap-price-calculator',
): Promise<BeforeScripts> {
  const release = await holdScripts(page);
  const arrivals = watchArrivals(page);
  await page.goto(address, { waitUntil: 'commit' });
  const element = page.locator(tag).first();
  await beDrawn(element);
  await arrivals();
  return {
    async comeAlive() {
      release();
      await comeAlive(element);
    },
  };
}
