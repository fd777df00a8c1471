/**
 * Runs in one of our pages, at the width of a phone and without scripts. Returns its body as handwritten HTML: all words and pictures,
 * none of our styles. The content of shadow roots becomes part of the page.
 */
export function plainTwin(): string {
  const dropped = 'script style template svg canvas noscript link meta';
  const structure =
    'header nav main section article aside footer h1 h2 h3 h4 p ul ol li dl dt dd hr figure figcaption';
  const text =
    'a b strong em i small sup time br code abbr address blockquote details summary picture source img';
  const tables = 'table caption thead tbody tr th td';
  const forms = 'form fieldset legend label input select option optgroup textarea button output';
  const kept = new Set(`${structure} ${text} ${tables} ${forms}`.split(' '));
  const gone = new Set(dropped.split(' '));
  const attributes = new Set(
    `alt src srcset sizes media type width height loading decoding fetchpriority href name value for id action method
     required checked disabled readonly multiple min max step placeholder maxlength inputmode autocomplete rows cols
     lang datetime colspan rowspan scope open popover popovertarget`.split(/\s+/),
  );

  const write = (nodes: Iterable<Node>, into: Node) => {
    for (const node of nodes) {
      if (node instanceof Text) into.appendChild(new Text(node.data));
      else if (node instanceof Element && !gone.has(node.localName)) writeElement(node, into);
    }
  };
  const writeElement = (element: Element, into: Node) => {
    const inside = (element.shadowRoot ?? element).childNodes;
    // A space after each block, so that two separate texts do not become one word.
    const isBox = display(element) !== 'inline';
    if (!kept.has(element.localName) && !isNeeded(element)) {
      write(inside, into);
      if (isBox) into.appendChild(new Text(' '));
      return;
    }
    const copy = document.createElement(kept.has(element.localName) ? element.localName : 'div');
    for (const { name, value } of element.attributes)
      if (attributes.has(name)) copy.setAttribute(name, value);
    if (isHidden(element)) copy.hidden = true;
    write(inside, copy);
    into.appendChild(copy);
    if (isBox) into.appendChild(new Text(' '));
  };
  const display = (element: Element) => getComputedStyle(element).display;
  /** Hidden content stays hidden, so that both pages have the same content in the first screen. */
  const isHidden = (element: Element) =>
    display(element) === 'none' && !element.matches('[popover], picture *, select *');
  /** A box is kept if it hides something, or holds something together in one line. */
  const isNeeded = (element: Element) =>
    isHidden(element) ||
    element.hasAttribute('popover') ||
    (element.localName === 'div' &&
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''));

  const body = document.createElement('body');
  write(document.body.childNodes, body);
  return body.outerHTML;
}
