import { sharedSheet } from './shared-sheet.ts';

/** Marks the element inside a shadow root that React renders into; prerendering writes the same. */
export const rootAttribute = 'data-wrap-root';

/** The place to render into: that of a declarative shadow root, with its markup, or a new one. */
export function openRoot(host: HTMLElement): HTMLElement {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sharedSheet()];
  const existing = shadow.querySelector<HTMLElement>(`[${rootAttribute}]`);
  if (existing) return existing;
  const root = document.createElement('div');
  root.setAttribute(rootAttribute, '');
  shadow.append(root);
  return root;
}
