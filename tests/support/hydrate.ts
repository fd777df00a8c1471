import { expect, type Locator } from './test.ts';

/** Triggers an interaction, at which some widgets load, and waits until the element is hydrated. */
export async function hydrate(element: Locator): Promise<void> {
  await element.evaluate(async (host) => {
    while (!host.matches(':state(hydrated)')) {
      // The script that listens for the event may not have loaded yet.
      host.shadowRoot?.firstElementChild?.dispatchEvent(new Event('pointerover'));
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Waits until an element has its content. */
export async function waitForContent(element: Locator): Promise<void> {
  await expect(element.locator('[data-wrap-root] > *').first()).toBeAttached();
}
