/**
 * Dispatches a widget's events from its element, bubbling and composed, and pushes them by name to the host's `dataLayer` if there is one.
 * Details hold no personal data.
 */
export function emitFrom(host: Element): (name: string, detail: Record<string, unknown>) => void {
  return (name, detail) => {
    host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    const { dataLayer } = window as { dataLayer?: unknown };
    if (Array.isArray(dataLayer)) dataLayer.push({ event: name, ...detail });
  };
}
