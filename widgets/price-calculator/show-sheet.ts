import { readCalculation } from '../domain/calculator/calculation-link.ts';
import { inputProblems } from '../domain/calculator/completeness.ts';
import { price } from '../domain/calculator/price.ts';
import type { PricedInput } from '../domain/calculator/services.ts';
import { readChosenFilm } from '../domain/film/chosen-film.ts';
import { readFilmQuery } from '../domain/film/film-query.ts';
import type { Language } from '../domain/text.ts';
import { mountSheet } from './mount-sheet.tsx';
import { type PriceSheetData, sheetAddress } from './price-sheet.ts';
import { keepSheet, printSheet } from './print-sheet.ts';

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
  const sheet = readSheet(new URL(location.href), lang);
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

/** The sheet of a calculation in an address; `undefined` when it is incomplete. */
export function readSheet({ hash, origin, searchParams }: URL, lang: Language): PriceSheetData | undefined {
  const input = readCalculation(hash);
  if (!input || inputProblems(input).size > 0) return undefined;
  const priced = input as PricedInput;
  const film = readChosenFilm(readFilmQuery(hash));
  const fits = film?.finishes[priced.projectType] === input.folieType;
  return {
    input: priced,
    price: price(priced),
    ...(fits && { film }),
    lang,
    date: new Date(),
    origin,
    partner: searchParams.get('partner') ?? undefined,
  };
}
