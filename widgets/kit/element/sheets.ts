const sheets = new Map<string, CSSStyleSheet>();

/**
 * The stylesheet with these rules, shared by all elements that use them. Constructable stylesheets need no `style-src` of the host, and are
 * parsed once.
 */
export function sheetOf(css: string): CSSStyleSheet {
  const known = sheets.get(css);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
}
