import { whenIdle } from '../../kit/viewport-observer.ts';

/**
 * Offers unsent requests again, if there are any. It only looks when the browser is idle. This is part of the script that every page loads:
 * the code that reads the outbox loads only where this device has one, which the first request creates.
 */
export function offerUnsent(): void {
  whenIdle(async () => {
    try {
      // A browser that cannot list its databases may have it. Without an origin, where nothing is stored, Chromium would report a rejection
      // that nobody can catch.
      if (origin === 'null') return;
      const known = await indexedDB.databases?.();
      if (known?.some(({ name }) => name === 'wrappie-outbox') ?? true)
        await (await import('./show-unsent.ts')).showUnsent();
    } catch (error) {
      console.warn('Wrappie:', error);
    }
  });
}
