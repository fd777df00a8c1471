/** An element, or a text: what the views' markup says, as data. */
export interface MarkupElement {
  tag: string;
  attributes: Record<string, string>;
  children: Markup[];
  /** Tells two equal elements apart: a new key makes a new element. */
  key?: string | number;
}

export type Markup = MarkupElement | string;

const tokens = /<!--.*?-->|<(\/?)([\w-]+)([^>]*)>|[^<]+/g;
const attributes = /([^\s=/]+)(?:="([^"]*)")?/g;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/**
 * Reads markup as React writes it: well-formed, double quotes, five entities. A page that enforces Trusted Types allows neither `innerHTML`
 * nor `DOMParser`, so the markup becomes data first.
 */
export function readMarkup(html: string): Markup[] {
  const top: Markup[] = [];
  const open = [top];
  for (const [text, end, tag, inside] of html.matchAll(tokens)) {
    const siblings = open[0] as Markup[];
    if (end) open.shift();
    else if (tag) {
      const element: MarkupElement = { tag, attributes: {}, children: [] };
      for (const [, name = '', value = ''] of (inside ?? '').matchAll(attributes))
        element.attributes[name] = plain(value);
      siblings.push(element);
      if (!inside?.endsWith('/')) open.unshift(element.children);
    } else if (!text.startsWith('<!')) siblings.push(plain(text));
  }
  return top;
}

/**
 * The same data from nodes that the browser has parsed: what a prerendered root shows. An element's part of it is read when it is first
 * asked for, which must be before that element is changed: most of a root never is.
 */
export function markupOf(parent: Node): Markup[] {
  return [...parent.childNodes]
    .filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE)
    .map((node) => (node instanceof Element ? markupOfElement(node) : `${node.nodeValue}`));
}

function markupOfElement(element: Element): MarkupElement {
  let attributes: MarkupElement['attributes'] | undefined;
  let children: Markup[] | undefined;
  return {
    tag: element.localName,
    get attributes() {
      attributes ??= Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
      return attributes;
    },
    get children() {
      children ??= markupOf(element);
      return children;
    },
  };
}

function plain(text: string): string {
  return text.replace(/&(#?\w+);/g, (all, name) => entities[name] ?? all);
}
