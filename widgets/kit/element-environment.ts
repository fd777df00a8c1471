import type { WidgetMeta } from './meta.ts';
import type { Ports } from './ports.ts';

/** What the loader offers to an element, whose class is in another chunk. */
export interface ElementLoading {
  /**
   * Calls back when the element is needed: when it comes near the viewport, or when the visitor interacts with it. At once if that has
   * happened already. It may call back more than once.
   */
  whenNeeded(element: Element, callback: () => void): void;
  /**
   * Must be called when the element is hydrated. Clicks that came before then take effect, once, and `open` is called whenever the host
   * page opens the element.
   */
  onHydrated(element: Element, open: () => void): void;
}

/** Everything from outside the kit that an element gets from the script that defines it. */
export interface ElementEnvironment extends ElementLoading {
  /** The ports of the element's store. */
  portsOf(element: HTMLElement): Ports;
  /**
   * Gives an element with a `mode` its own ports: with `test` nothing leaves the page, with `kiosk` nothing is stored on the device. Call it
   * before `portsOf`.
   */
  prepareMode(element: HTMLElement, mode: string): Promise<void>;
  /** Prints and returns a report on the element and its page. */
  diagnose(element: HTMLElement, meta: WidgetMeta): Promise<string>;
}
