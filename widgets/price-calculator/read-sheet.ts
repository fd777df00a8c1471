import { readPricedCalculation } from '../domain/calculator/priced-calculation.ts';
import { filmOf, readChosenFilm } from '../domain/film/chosen-film.ts';
import { readFilmQuery } from '../domain/film/film-query.ts';
import type { Language } from '../domain/text.ts';
import type { PriceSheetData } from './price-sheet.ts';

/** The sheet of a calculation in an address; `undefined` when it is incomplete. */
export function readSheet(
  { hash, origin, searchParams }: URL,
  lang: Language,
  date: Date,
): PriceSheetData | undefined {
  const calculation = readPricedCalculation(hash);
  if (!calculation) return undefined;
  const film = filmOf(readChosenFilm(readFilmQuery(hash)), calculation.input);
  return {
    ...calculation,
    ...(film && { film }),
    lang,
    date,
    origin,
    partner: searchParams.get('partner') ?? undefined,
  };
}
