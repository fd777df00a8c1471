/**
 * Makes the page's one watcher for elements that come within a screen's distance. What is on screen arrives at once;
 * what is only near waits until the browser is idle. An element arrives once: whoever asks later is called at once.
 */
export function createNearness(): (element: Element, arrive: () => void) => void {
  const arrived = new WeakSet<Element>();
  const waiting = new Map<Element, (() => void)[]>();

  const settle = (element: Element) => {
    arrived.add(element);
    const callbacks = waiting.get(element) ?? [];
    waiting.delete(element);
    for (const callback of callbacks) callback();
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect: box } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const onScreen = box.top < innerHeight && box.bottom > 0;
        if (onScreen) settle(target);
        else whenIdle(() => settle(target));
      }
    },
    { rootMargin: '100%' },
  );

  return (element, arrive) => {
    if (arrived.has(element)) return arrive();
    waiting.set(element, [...(waiting.get(element) ?? []), arrive]);
    observer.observe(element);
  };
}

/** Calls back when the browser has nothing else to do. Safari has no `requestIdleCallback`. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}
