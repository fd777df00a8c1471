/**
 * Makes the page's one observer of elements that come within a screen's distance of the viewport. It calls back at once for
 * what is in the viewport, and when the browser is idle for what is only near; for an element that has been near, at once.
 */
export function createViewportObserver(): (element: Element, callback: () => void) => void {
  const seen = new WeakSet<Element>();
  const waiting = new Map<Element, (() => void)[]>();

  const settle = (element: Element) => {
    seen.add(element);
    const callbacks = waiting.get(element) ?? [];
    waiting.delete(element);
    for (const callback of callbacks) callback();
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect: box } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const inViewport = box.top < innerHeight && box.bottom > 0;
        if (inViewport) settle(target);
        else whenIdle(() => settle(target));
      }
    },
    { rootMargin: '100%' },
  );

  return (element, callback) => {
    if (seen.has(element)) return callback();
    waiting.set(element, [...(waiting.get(element) ?? []), callback]);
    observer.observe(element);
  };
}

/** Calls back when the browser has nothing else to do. Safari has no `requestIdleCallback`. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}
