import type { Locator } from './test.ts';

/** Marks every node inside the element with a property, so that a replaced node can be told from the same node. Returns their number. */
export async function markNodes(element: Locator): Promise<number> {
  return element.evaluate((host) => {
    const all = [...(host.shadowRoot as ShadowRoot).querySelectorAll('[data-wrap-root] *')];
    for (const node of all) Reflect.set(node, 'mark', true);
    Reflect.set(host, 'marked', all);
    return all.length;
  });
}

/** The marked nodes that no longer exist. */
export async function missingNodes(element: Locator): Promise<string[]> {
  return element.evaluate((host) =>
    (Reflect.get(host, 'marked') as Element[])
      .filter((node) => !node.isConnected || Reflect.get(node, 'mark') !== true)
      .map((node) => node.outerHTML.slice(0, 120)),
  );
}
