import { baseStyles } from './build-facts.ts';
import { sheetOf } from './sheets.ts';

/** Marks the element inside a shadow root that React renders into. Prerendering writes the same attribute. */
export const rootAttribute = 'data-wrap-root';

/**
 * The element to render into: that of a declarative shadow root, with its markup, or a new one.
 *
 * @param styles the widget's own rules, which override those that all widgets share
 */
export function openRoot(host: HTMLElement, styles = ''): HTMLElement {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [baseStyles, styles].map(sheetOf);
  const existing = shadow.querySelector<HTMLElement>(`[${rootAttribute}]`);
  if (existing) return existing;
  const root = document.createElement('div');
  root.setAttribute(rootAttribute, '');
  shadow.append(root);
  return root;
}
