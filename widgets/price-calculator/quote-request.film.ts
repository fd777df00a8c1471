import type { StoreApi } from 'zustand/vanilla';
import type { ChosenFilm } from '../domain/chosen-film.ts';
import { readFilmQuery } from '../domain/film-query.ts';
import type { CalculatorInput } from '../domain/services.ts';
import { loadChosenFilmPart } from '../request/chosen-film.lazy.ts';
import { followFilm } from '../request/follow-film.ts';
import type { KnownVisitor } from '../request/known-visitor.ts';
import type { CalculatorState } from './price-calculator.state.ts';

/** The chosen film, as long as this input is priced as it would be: whoever then chooses another kind of film wants another film. */
export function filmOf(film: ChosenFilm | undefined, input: CalculatorInput): ChosenFilm | undefined {
  return film && input.projectType && film.types[input.projectType] === input.folieType ? film : undefined;
}

export interface FilmFollowing {
  /** Whether the visitor has changed nothing since the input was this one. */
  isAsLeft(earlier: CalculatorInput): boolean;
  /** Tells the visitor's other widgets, and this one, of a film that a fragment names, when it goes with the rest of it. */
  readFilm(fragment: string, input: CalculatorInput): Promise<void>;
}

/**
 * Chooses the kind of film that the visitor's film is priced as. A film that is chosen now comes before what stood there, its
 * service too; one that was chosen earlier is only put where nothing is chosen yet.
 */
export function followChosenFilm(store: StoreApi<CalculatorState>, visitor: KnownVisitor): FilmFollowing {
  /** Chosen on this page, and not put into the input yet. */
  let isNew = false;
  /** What was last put there, and what stood there before. */
  let put: { from: CalculatorInput; to: CalculatorInput } | undefined;

  function putIn({ types }: ChosenFilm): void {
    const { input: from, change, sending } = store.getState();
    const type = from.projectType && types[from.projectType];
    // What is on its way stays as it was sent.
    if (!type || type === from.folieType || sending !== 'idle') return;
    change('folieType', type);
    put = { from, to: store.getState().input };
  }

  visitor.subscribe(({ film, room, service }, before) => {
    if (!film || (film === before.film && room === before.room)) return;
    isNew = true;
    if (service && store.getState().sending === 'idle') store.getState().chooseService(service);
  });
  store.subscribe(({ film, input }, before) => {
    if (!film) return;
    const isOtherService = input.projectType !== before.input.projectType;
    // Whoever turned away from the film is not led back to it.
    const turnedAway = before.input.folieType !== '' && !filmOf(film, before.input);
    if (film !== before.film ? isNew || input.folieType === '' : isOtherService && !turnedAway) {
      isNew = false;
      putIn(film);
    }
  });
  followFilm(store, visitor);

  return {
    isAsLeft(earlier) {
      const { input } = store.getState();
      return input === earlier || (put?.from === earlier && put.to === input);
    },
    async readFilm(fragment, input) {
      const said = readFilmQuery(fragment);
      if (!said.film) return;
      try {
        const { readChosenFilm } = await loadChosenFilmPart();
        const found = readChosenFilm(said);
        const { projectType: service, folieType } = input;
        if (!found || !service || (folieType ? !filmOf(found, input) : !found.types[service])) return;
        visitor.setState({ film: found.code, room: found.room, service });
      } catch (error) {
        console.error(error);
      }
    },
  };
}
