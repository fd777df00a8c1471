const sheets = new WeakMap<ShadowRoot, CSSStyleSheet>();

/** Applies the attributes `theme` and `radius` to an element, also after a change. */
export function applyLook(host: HTMLElement): void {
  const shadow = host.shadowRoot;
  const rule = lookRule(host.getAttribute('theme') ?? '', host.getAttribute('radius') ?? '', isColour);
  if (!shadow || (!rule && !sheets.has(shadow))) return;
  const sheet = sheets.get(shadow) ?? new CSSStyleSheet();
  sheets.set(shadow, sheet);
  sheet.replaceSync(rule);
  if (!shadow.adoptedStyleSheets.includes(sheet)) shadow.adoptedStyleSheets.push(sheet);
}

/**
 * The custom properties that the two attributes stand for, as a rule of the element: rules of the page for the element override it. A value
 * that is not understood counts as absent.
 *
 * @param theme a colour, for buttons and links, what is chosen, and the ring around what has focus
 * @param radius a factor for all rounded corners
 */
export function lookRule(theme: string, radius: string, isColour: (text: string) => boolean): string {
  let properties = '';
  if (isColour(theme))
    // As much darker as our own hover colour, and as light as our own colour of what is chosen.
    properties += `--wrap-action:${theme};--wrap-action-dark:color-mix(in srgb,${theme} 70%,#000);--wrap-sage-soft:color-mix(in srgb,${theme} 12%,#fff);--wrap-focus:${theme};`;
  if (/^\d*\.?\d+$/.test(radius)) properties += `--wrap-radius:${radius}`;
  return properties && `:host{${properties}}`;
}

/** The browser's own parser also refuses what could end the declaration. */
function isColour(text: string): boolean {
  return CSS.supports('color', text);
}
