/**
 * For tests that cannot use Playwright's clock: shortens every timeout of ten seconds or more to a tenth. Runs in the page, before its
 * scripts; `askedWaits` returns the original times.
 */
export function hurryLongWaits(): void {
  const long = 10_000;
  const { setTimeout } = window;
  const asked: number[] = [];
  Reflect.set(document, 'askedWaits', asked);
  window.setTimeout = ((handler: TimerHandler, delay = 0, ...rest: unknown[]) => {
    if (delay >= long) asked.push(delay);
    return setTimeout(handler, delay >= long ? delay / 10 : delay, ...rest);
  }) as typeof window.setTimeout;
}

/** The long timeouts that a page has set. Runs in the page. */
export function askedWaits(): number[] {
  return Reflect.get(document, 'askedWaits');
}
