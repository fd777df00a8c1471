import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { PriceSheet } from './PriceSheet.tsx';
import { sheetStyles } from './price-sheet.styles.ts';
import type { PriceSheetData } from './price-sheet.ts';

/** Draws a sheet into the shadow root of an element, in place of the sheet before it. Resolves once its pictures are there. */
export function mountSheet(place: HTMLElement): (sheet: PriceSheetData) => Promise<unknown> {
  const shadow = place.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [styleSheet(sheetStyles)];
  const root = createRoot(shadow);
  return (sheet) => {
    flushSync(() => root.render(<PriceSheet sheet={sheet} />));
    const pictures = [...shadow.querySelectorAll('img')];
    // A sheet without its picture is still a sheet.
    return Promise.allSettled(pictures.map((picture) => picture.decode()));
  };
}

/** A constructable stylesheet: the policy of our pages allows no style that a script writes. */
export function styleSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
