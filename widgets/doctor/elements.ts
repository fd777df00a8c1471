/** All elements of the page that match, also in open shadow roots: the loader finds them there too. */
export function elementsOf(css: string, root: Document | ShadowRoot = document): Element[] {
  const inside = [...root.querySelectorAll('*')].flatMap(({ localName, shadowRoot }) =>
    // Our own roots hold none.
    shadowRoot && !localName.startsWith('wrap-') ? elementsOf(css, shadowRoot) : [],
  );
  return [...root.querySelectorAll(css), ...inside];
}
