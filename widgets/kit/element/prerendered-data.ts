/** In a shadow root: the state that the element was prerendered in, if it is not a fresh one. */
export const stateSelector = '[type="application/json"]';
