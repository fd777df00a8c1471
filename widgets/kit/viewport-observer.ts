/**
 * Makes one observer per page for elements within a screen's distance of the viewport. It calls back at once for an element in the
 * viewport, and when the browser is idle for one that is only near. For an element that was near before, it calls back at once.
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

/** Calls back when the browser is idle. Safari has no `requestIdleCallback`. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}
