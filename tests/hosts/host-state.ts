/** The state of the host page itself: a value for each name. */
export type HostState = Record<string, string>;

/** Reads the state. Runs in the page. */
export function hostState(): HostState {
  const own = [...document.querySelectorAll(':not(script, template, iframe, output)')].filter(
    ({ localName }) => !localName.startsWith('wrap-'),
  );
  const state: HostState = { nodes: own.map(({ localName }) => localName).join(' ') };
  for (const [i, element] of own.entries()) {
    const name = `${i} <${element.localName}>`;
    state[name] = (element.cloneNode() as Element).outerHTML;
    const style = getComputedStyle(element);
    // The height depends on the calculator, so it is left out.
    for (const property of style)
      if (!/block-size|height|origin|^inset-block|^top$|^bottom$/.test(property))
        state[`${name} ${property}`] = style.getPropertyValue(property);
  }
  const symbols = Object.getOwnPropertySymbols(window).map(String);
  // A frame in the page is a global with a number as its name.
  const names = Object.getOwnPropertyNames(window).filter((name) => !/^\d+$/.test(name));
  state['globals'] = [...names, ...symbols.filter((name) => name !== 'Symbol(wrappie.widgets)')]
    .sort()
    .join();
  state['sheets'] = `${document.styleSheets.length} and ${document.adoptedStyleSheets.length}`;
  for (const { name, prototype } of [Object, Array, String, Promise, Element, HTMLElement, Document, Event])
    state[`${name}.prototype`] = Reflect.ownKeys(prototype).map(String).join();
  return state;
}

/** The differences between two states, in words. Only the first ones, because one difference often causes others. */
export function changes(before: HostState, after: HostState): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}: ${before[name]} → ${after[name]}`)
    .slice(0, 20);
}

/** What the host's own form has sent so far: name and value of each field. Runs in the page. */
export function sentOrders(): [string, string][][] {
  return (Reflect.get(window, 'piet') as { orders: [string, string][][] }).orders;
}
