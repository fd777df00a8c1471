/**
 * Dispatches a widget's events from its element, bubbling and composed, and pushes them by name to the host's `dataLayer` if there is one.
 * From an element that the page has removed, such as while it sends, they no longer bubble to the document: they are dispatched there too.
 * Details hold no personal data.
 */
export function emitFrom(host: Element): (name: string, detail: Record<string, unknown>) => void {
  return (name, detail) => {
    const event = new CustomEvent(name, { detail, bubbles: true, composed: true });
    host.dispatchEvent(event);
    if (!host.isConnected) document.dispatchEvent(event);
    // Pages also have objects and elements of this name, which take nothing.
    (window as { dataLayer?: { push?(entry: object): void } }).dataLayer?.push?.({ event: name, ...detail });
  };
}
