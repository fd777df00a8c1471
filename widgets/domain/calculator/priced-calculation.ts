import { type ChosenFilm, filmOf } from '../film/chosen-film.ts';
import { filmQuery } from '../film/film-query.ts';
import { calculationLink, readCalculation } from './calculation-link.ts';
import { inputProblems } from './completeness.ts';
import { type Price, price } from './price.ts';
import type { PricedInput } from './services.ts';

/** A complete input and its price, as a form takes it along. Plain data. */
export interface PricedCalculation {
  input: PricedInput;
  price: Price;
}

/** The calculation in a fragment with its price of this moment; `undefined` where there is none, or it is incomplete. Never throws. */
export function readPricedCalculation(fragment: string): PricedCalculation | undefined {
  const input = readCalculation(fragment);
  if (!input || inputProblems(input).size > 0) return undefined;
  const priced = input as PricedInput;
  return { input: priced, price: price(priced) };
}

/**
 * The address that opens a calculation, as the mails of all forms hold it: with the film, if the calculation is priced as that film is.
 * Mails are Dutch, and so is the page that they lead to (rule `mail-language`).
 */
export function calculationForMail(origin: string, input: PricedInput, film?: ChosenFilm): string {
  return calculationLink(origin, input, 'nl') + filmQuery(filmOf(film, input));
}
