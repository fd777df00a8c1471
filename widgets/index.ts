import { createNearness } from './kit/nearness.ts';
import { registry } from './registry.ts';

/*
 * THE script: all that a page loads before a widget comes near the screen. It must stay tiny and must never break a
 * page: whatever fails, the element's own content stays where it is.
 */

declare const __VERSION__: string;

const guard = Symbol.for('wrappie.widgets');
const page = window as unknown as Record<symbol, string | undefined>;

if (page[guard] === undefined) {
  Object.defineProperty(page, guard, { value: __VERSION__ });
  start();
} else if (page[guard] !== __VERSION__) {
  console.warn(`Wrappie widgets ${__VERSION__}: version ${page[guard]} is on this page already and stays.`);
}

function start(): void {
  const tags = Object.keys(registry);
  const waiting = tags.map((tag) => `${tag}:not(:defined)`).join();
  const loading = new Map<string, Promise<void>>();
  const whenNear = createNearness();

  const load = async (tag: string) => {
    const [{ define }, widget] = await Promise.all([import('./kit/element/define.ts'), registry[tag]?.()]);
    if (widget) define(widget, whenNear);
  };
  const watch = (element: Element) =>
    whenNear(element, () => {
      const tag = element.localName;
      // A failed load (the train went into a tunnel) may be tried again by the next element, or when we are back online.
      const retry = (error: unknown) => {
        console.warn(`Wrappie: <${tag}> could not be loaded yet.`, error);
        loading.delete(tag);
        addEventListener('online', () => watch(element), { once: true });
      };
      if (!loading.has(tag)) loading.set(tag, load(tag).catch(retry));
    });

  document.querySelectorAll(waiting).forEach(watch);
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element) {
          if (node.matches(waiting)) watch(node);
          node.querySelectorAll(waiting).forEach(watch);
        }
  }).observe(document, { childList: true, subtree: true });
}
