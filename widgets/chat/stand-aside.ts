/**
 * Hides the button while it would cover the focused control. It stays reachable by keyboard, and its styles show it when it takes the
 * focus. An element that takes the focus only by script is a region, which may lie under the button.
 *
 * @param signal ends this
 */
export function standAside(button: HTMLElement, signal: AbortSignal): void {
  const look = () => {
    let focused = (document.activeElement ?? document.body) as HTMLElement;
    while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement as HTMLElement;
    const [a, b] = [button, focused].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect];
    const overlap = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    button.toggleAttribute('data-aside', focused.tabIndex >= 0 && overlap);
  };
  // Of a focus change within one shadow root no event leaves it, but the key or click that caused it does. The button's own root tells of
  // it, and of the panel: WebKit focuses no button that is pressed, so that closing the panel changes no focus.
  for (const target of [window, button.getRootNode()])
    for (const event of ['focusin', 'keyup', 'click', 'scroll', 'toggle'])
      target.addEventListener(event, look, { capture: true, signal });
  look();
}
