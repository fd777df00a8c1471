import type { WidgetMeta } from './meta.ts';
import type { Ports } from './ports.ts';

/** What the loader does for an element, whose class lies in another chunk. */
export interface ElementLoading {
  /**
   * Calls back when the element is needed: when it comes near the viewport, or when the visitor interacts with it. At once
   * if that has happened. It may call back more than once.
   */
  whenNeeded(element: Element, callback: () => void): void;
  /**
   * The element tells that it is hydrated: what was pressed in it before takes effect now, once, and `open` is called
   * whenever the host page opens it.
   */
  onHydrated(element: Element, open: () => void): void;
}

/** All that an element is given from outside the kit, by the script that defines it. */
export interface ElementEnvironment extends ElementLoading {
  /** The outside world of the element's store. */
  portsOf(element: HTMLElement): Ports;
  /** Gives an element with `mode="test"` ports of its own, through which nothing leaves the page. Comes before `portsOf`. */
  prepareTestMode(element: HTMLElement): Promise<void>;
  /** Prints and returns a report on the element and its page. */
  diagnose(element: HTMLElement, meta: WidgetMeta): Promise<string>;
}
