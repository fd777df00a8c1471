/**
 * For tests that cannot use Playwright's clock: shortens every timeout of ten seconds or more to a tenth. Runs in the page, before its
 * scripts; `longTimeouts` returns the original times.
 */
export function shortenLongTimeouts(): void {
  const long = 10_000;
  const { setTimeout } = window;
  const asked: number[] = [];
  Reflect.set(document, 'longTimeouts', asked);
  window.setTimeout = ((handler: TimerHandler, delay = 0, ...rest: unknown[]) => {
    if (delay >= long) asked.push(delay);
    return setTimeout(handler, delay >= long ? delay / 10 : delay, ...rest);
  }) as typeof window.setTimeout;
}

/** The long timeouts that a page has set. Runs in the page. */
export function longTimeouts(): number[] {
  return Reflect.get(document, 'longTimeouts');
}
