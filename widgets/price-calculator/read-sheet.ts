import { readCalculation } from '../domain/calculator/calculation-link.ts';
import { inputProblems } from '../domain/calculator/completeness.ts';
import { price } from '../domain/calculator/price.ts';
import type { PricedInput } from '../domain/calculator/services.ts';
import { readChosenFilm } from '../domain/film/chosen-film.ts';
import { readFilmQuery } from '../domain/film/film-query.ts';
import type { Language } from '../domain/text.ts';
import type { PriceSheetData } from './price-sheet.ts';

/** The sheet of a calculation in an address; `undefined` when it is incomplete. */
export function readSheet(
  { hash, origin, searchParams }: URL,
  lang: Language,
  date: Date,
): PriceSheetData | undefined {
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
    date,
    origin,
    partner: searchParams.get('partner') ?? undefined,
  };
}
