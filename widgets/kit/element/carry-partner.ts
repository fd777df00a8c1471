const uses = ['pointerover', 'focusin', 'click', 'auxclick', 'contextmenu'];

/**
 * Adds the partner code of an element to each link of ours in it, before a visitor can use the link: a request that begins on our page then
 * names the partner. It includes links that the page's author wrote into the element.
 *
 * @param ownOrigin ours
 */
export function carryPartner(host: HTMLElement, ownOrigin: string): void {
  const carry = (event: Event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    const code = host.getAttribute('partner')?.trim();
    if (link && code) link.href = withPartner(link.href, code, ownOrigin);
  };
  for (const type of uses) host.addEventListener(type, carry, true);
}

/** An address with the partner code, if it is one of ours that names no partner yet. */
export function withPartner(href: string, code: string, ownOrigin: string): string {
  if (!href.startsWith(`${ownOrigin}/`)) return href;
  const address = new URL(href);
  if (!address.searchParams.has('partner')) address.searchParams.set('partner', code);
  return address.href;
}
