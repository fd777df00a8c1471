import type { Visits } from '../domain/request/visit.ts';

/** What the loader does for an element, whose class lies in another chunk. */
export interface ElementLoading {
  /**
   * Calls back when the element has to be alive: when it comes near the screen, or when somebody touches it. At once if
   * that has happened. It may call back more than once.
   */
  whenWanted(element: Element, arrive: () => void): void;
  /**
   * The element is alive: what was pressed in it before takes effect now, once, and `open` is called whenever the host
   * page opens it.
   */
  isAlive(element: Element, open: () => void): void;
  /** Where the visitor came from, as seen when the page was loaded. */
  visits: Visits;
}
