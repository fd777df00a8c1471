import { type CalculationPage, calculationLink } from '../domain/calculator/calculation-link.ts';
import type { Price } from '../domain/calculator/price.ts';
import type { PricedInput } from '../domain/calculator/services.ts';
import { filmQuery } from '../domain/film/film-query.ts';
import type { Language } from '../domain/text.ts';

/** What a price sheet shows (rule `price-sheet`). */
export interface PriceSheetData {
  input: PricedInput;
  price: Price;
  /** The chosen film, and the room in which it was seen; both may be unknown. */
  film?: { code: string; room: string };
  lang: Language;
  date: Date;
  /** Our own origin. */
  origin: string;
  partner?: string;
}

/** The address of a calculation with its film, in the calculator or as a sheet. */
export function sheetAddress(
  { origin, input, lang, film, partner }: PriceSheetData,
  route: CalculationPage['route'],
): string {
  return calculationLink(origin, input, lang, { route, partner }) + filmQuery(film);
}
