/**
 * Hides the button while it would cover the focused control. It stays reachable by keyboard, and its styles show it when it takes the
 * focus. An element that takes the focus only by script is a region, which may lie under the button. Returns what ends this.
 */
export function standAside(button: HTMLElement): () => void {
  const look = () => {
    let focused = (document.activeElement ?? document.body) as HTMLElement;
    while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement as HTMLElement;
    const [a, b] = [button, focused].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect];
    const overlap = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    button.toggleAttribute('data-aside', focused.tabIndex >= 0 && overlap);
  };
  // A focus change within one shadow root fires no event outside it, but the key or click that caused it does.
  for (const event of ['focusin', 'keyup', 'click', 'scroll']) addEventListener(event, look, true);
  return () => {
    // The repeated list compresses better than a named constant.
    for (const event of ['focusin', 'keyup', 'click', 'scroll']) removeEventListener(event, look, true);
  };
}
