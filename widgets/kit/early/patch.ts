import type { Markup, MarkupElement } from './markup.ts';

const svg = 'http://www.w3.org/2000/svg';

/**
 * Changes the nodes of a parent from one markup to another, as a view would: an element that is in both stays the same node, with its
 * focus and text.
 *
 * @param before the markup that the parent shows. Its nodes may have been parsed by the browser
 */
export function patch(parent: Element, before: readonly Markup[], after: readonly Markup[]): void {
  const nodes = [...parent.childNodes].filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE);
  let from = 0;
  for (const next of after) {
    const found = before.findIndex((each, index) => index >= from && nameOf(each) === nameOf(next));
    if (found < 0) {
      parent.insertBefore(create(next, parent), nodes[from] ?? null);
      continue;
    }
    while (from < found) nodes[from++]?.remove();
    change(nodes[from++] as ChildNode, before[found] as Markup, next);
  }
  while (from < before.length) nodes[from++]?.remove();
}

/** Elements with the same name are the same element before and after. */
function nameOf(markup: Markup): string {
  if (typeof markup === 'string') return '';
  const { tag, key, attributes } = markup;
  return [tag, key, attributes['id'], attributes['part'], attributes['aria-live']].join();
}

function change(node: ChildNode, before: Markup, after: Markup): void {
  if (before === after) return;
  if (typeof after === 'string') node.nodeValue = after;
  else {
    const element = node as Element;
    const { attributes } = before as MarkupElement;
    for (const name of Object.keys(attributes))
      if (!Object.hasOwn(after.attributes, name)) element.removeAttribute(name);
    for (const [name, value] of Object.entries(after.attributes))
      if (attributes[name] !== value) element.setAttribute(name, value);
    // The content of `noscript` is text where scripts run.
    if (after.tag !== 'noscript') patch(element, (before as MarkupElement).children, after.children);
  }
}

function create(markup: Markup, parent: Element): Node {
  if (typeof markup === 'string') return document.createTextNode(markup);
  const { tag, attributes, children } = markup;
  const element =
    tag === 'svg' || parent.namespaceURI === svg
      ? document.createElementNS(svg, tag)
      : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (tag !== 'noscript') element.append(...children.map((child) => create(child, element)));
  return element;
}
