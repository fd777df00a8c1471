/** What an early part hands over to the element, once React is there. */
export interface EarlyState {
  /** Members of the store's state, as they are shown. */
  state: Record<string, unknown>;
  /** The attributes that the state was made from: they may have changed since. */
  attributes: Record<string, string>;
  /** The visitor's choices, by control name, as `readControls` reports them; empty when they have not used it. */
  used: Record<string, string>;
}

/** Where an element keeps the function that hands over. A registered symbol, so that the kit imports no early part. */
export const earlyKey = Symbol.for('wrappie.early');
