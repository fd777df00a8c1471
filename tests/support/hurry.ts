/**
 * For tests that cannot have Playwright's clock: what the page waits for ten seconds or longer comes after a tenth of it.
 * Runs in the page, before its scripts; `askedWaits` tells for how long it asked.
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

/** The long waits that a page has asked for. Runs in the page. */
export function askedWaits(): number[] {
  return Reflect.get(document, 'askedWaits');
}
