import { mountSheet, styleSheet } from './mount-sheet.tsx';
import { printStyles } from './price-sheet.styles.ts';
import type { PriceSheetData } from './price-sheet.ts';

/*
 * On our own pages the sheet is in the page already while a price is shown, and print styles show it in place of everything else. So the
 * browser's own menu prints it too: there a page could not load anything any more.
 */

interface Printed {
  styles: CSSStyleSheet;
  place: HTMLElement;
  draw(sheet: PriceSheetData): Promise<unknown>;
}

let printed: Printed | undefined;

/** From now on printing the page prints this sheet; without a sheet, the page itself. Resolves once its pictures are there. */
export async function keepSheet(sheet: PriceSheetData | undefined): Promise<void> {
  if (!sheet) {
    printed?.place.remove();
    show(false);
    return;
  }
  printed ??= createPrinted();
  if (!printed.place.isConnected) document.body.append(printed.place);
  show(true);
  await printed.draw(sheet);
}

/** Opens the print dialogue with this sheet. */
export async function printSheet(sheet: PriceSheetData): Promise<void> {
  await keepSheet(sheet);
  print();
}

function createPrinted(): Printed {
  const place = document.createElement('div');
  place.setAttribute('data-price-sheet', '');
  return { place, styles: styleSheet(printStyles), draw: mountSheet(place) };
}

function show(shown: boolean): void {
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== printed?.styles);
  document.adoptedStyleSheets = shown && printed ? [...others, printed.styles] : others;
}
