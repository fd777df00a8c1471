import { css } from 'virtual:widget-styles';

let sheet: CSSStyleSheet | undefined;

/** The one stylesheet of all widgets. Constructable sheets need no `style-src` of the host, and are parsed once. */
export function sharedSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  return sheet;
}
