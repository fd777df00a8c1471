/** What the loader hands to an early part. */
export interface EarlyOptions {
  /** Says that the early part answered a press on this target: it must not take effect again after hydration. */
  forget(target: EventTarget): void;
}

/** Makes an element answer before its widget is loaded. */
export type StartEarly = (fragments: object, element: HTMLElement, options: EarlyOptions) => void;

/**
 * Loads the early part of a widget, and its fragments: those of a language, or of the default one. A prerendered element may hold its own,
 * or the early part all of them.
 */
export type EarlyEntry = Readonly<
  { start(): Promise<StartEarly>; other?(): Promise<object> } & Record<string, () => Promise<object>>
>;
