import { forEachLanguage } from '../text.ts';
import type { ChosenFilm } from './chosen-film.ts';

/**
 * A film by its code alone, for as long as the list of films has not loaded. A request is sent with it rather than without the film.
 * `undefined` for a text that is no code.
 */
export function unnamedFilm(code: string): ChosenFilm | undefined {
  if (!/^WF-\d{3}$/.test(code)) return undefined;
  return { code, name: forEachLanguage(() => ''), colour: 'none', room: '', finishes: {}, mail: code };
}

export function isUnnamed({ code, mail }: ChosenFilm): boolean {
  return mail === code;
}
