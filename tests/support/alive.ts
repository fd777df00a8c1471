import { expect, type Locator } from './test.ts';

/** Touches an element, for some load only then, and waits until it has come alive. */
export async function comeAlive(element: Locator): Promise<void> {
  await element.evaluate(async (host) => {
    while (!host.matches(':state(hydrated)')) {
      // The script that listens for it may not be there yet.
      host.shadowRoot?.firstElementChild?.dispatchEvent(new Event('pointerover'));
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Waits until an element's inside has been drawn. */
export async function beDrawn(element: Locator): Promise<void> {
  await expect(element.locator('[data-wrap-root] > *').first()).toBeAttached();
}
