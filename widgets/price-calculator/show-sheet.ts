import type { Language } from '../domain/text.ts';
import { mountSheet } from './mount-sheet.tsx';
import { sheetAddress } from './price-sheet.ts';
import { keepSheet, printSheet } from './print-sheet.ts';
import { readSheet } from './read-sheet.ts';

/** What `/prijsblad` does with the calculation in its address. */
export interface ShownSheet {
  /** Opens the calculation in the calculator. */
  change: string;
  /** The same, with the form for the request open. */
  request: string;
  /** The address asks for the print dialogue. */
  asksToPrint: boolean;
  print(): Promise<void>;
}

let draw: ReturnType<typeof mountSheet> | undefined;

/**
 * Shows the price sheet of the calculation in the address, at today's price.
 *
 * @param place an element of the page without content
 * @returns `undefined` when the address holds no complete calculation
 */
export async function showSheet(place: HTMLElement, lang: Language): Promise<ShownSheet | undefined> {
  const sheet = readSheet(new URL(location.href), lang, new Date());
  await keepSheet(sheet);
  if (!sheet) return undefined;
  draw ??= mountSheet(place);
  await draw(sheet);
  const change = sheetAddress(sheet, '/prijscalculator');
  return {
    change,
    request: `${change}&offerte=ja`,
    asksToPrint: new URLSearchParams(location.hash).has('print'),
    print: () => printSheet(sheet),
  };
}
