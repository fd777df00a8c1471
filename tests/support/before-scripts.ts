import { beDrawn, comeAlive } from './alive.ts';
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
  const allElse = everythingButScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  const element = page.locator(tag).first();
  await beDrawn(element);
  await allElse();
  return {
    async comeAlive() {
      release();
      await comeAlive(element);
    },
  };
}

/** Waits for what a page asks for as it is drawn, but for scripts: its `load` event would wait for those as well. */
function everythingButScripts(page: Page): () => Promise<void> {
  const pending = new Set<unknown>();
  page.on('request', (request) => request.resourceType() !== 'script' && pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return async () => {
    do {
      // Parsed, and drawn: only then has it asked for its pictures and fonts.
      await page.waitForFunction(() => document.readyState !== 'loading');
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
    } while (pending.size > 0);
  };
}
