import type { Finding } from './finding.ts';

/** What a fallback is made of: text with links, which may be different without scripts. */
const fallback = 'a,b,br,em,i,noscript,small,span,strong,template,[slot]';

/** What tools add at the end of a page, so that an element without an end tag is not its last one. */
const addedLater = 'script,style,link,iframe,wrap-unsent-requests';

/**
 * HTML ignores the slash of `<wrap-chat />`, so such an element holds all that follows it in its parent, and hides it. It is told by
 * content that is no fallback, with nothing after the element. A fallback may be any block that links to our site.
 *
 * @param origin of our site
 */
export function missingEnd(element: Element, origin: string): Finding[] {
  const rest = [...element.children].filter(
    (child) => !child.matches(fallback) && !child.querySelector(`a[href^="${origin}/"]`),
  );
  if (rest.length === 0 || !isLast(element)) return [];
  const { localName } = element;
  return [
    {
      about: 'tag',
      state: 'problem',
      text: `<${localName}> seems to have no end: <${rest[0]!.localName}> and what follows stand inside it, so nobody sees them`,
      advice: `write <${localName}></${localName}>, because HTML has no tags that end with "/>"`,
    },
  ];
}

/** Even a space or a line break tells that the element has ended. */
function isLast({ nextSibling }: Element): boolean {
  if (!nextSibling) return true;
  return 'matches' in nextSibling && (nextSibling as Element).matches(addedLater)
    ? isLast(nextSibling as Element)
    : false;
}
