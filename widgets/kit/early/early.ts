/** What the loader hands to an early part. */
export interface EarlyOptions {
  /** Says that the early part answered a press on this target: it must not take effect again after hydration. */
  forget(target: EventTarget): void;
}

/** Makes an element answer before its widget is loaded. */
export type StartEarly = (element: HTMLElement, options: EarlyOptions) => void;
