import type { Arrival } from './kept-studio.ts';

/** The page that holds the visualiser. */
export interface Page {
  arrival(): Arrival;
  /** Calls back whenever the page may be unloaded next: a phone unloads hidden pages, and tells none of them. */
  onLeave(listener: () => void): void;
}

export const thisPage: Page = {
  arrival() {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      path: location.pathname,
      lang: document.documentElement.lang,
      isReturn: visit?.type !== 'navigate',
    };
  },
  onLeave(listener) {
    addEventListener('pagehide', listener);
    document.addEventListener('visibilitychange', () => document.hidden && listener());
  },
};
