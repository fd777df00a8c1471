import type { StoreApi } from 'zustand/vanilla';
import { inputProblems } from '../domain/calculator/completeness.ts';
import type { CalculatorInput } from '../domain/calculator/services.ts';
import type { ChosenFilm } from '../domain/film/chosen-film.ts';
import { readFilmQuery } from '../domain/film/film-query.ts';
import { chosenFilmPart } from '../request/chosen-film.lazy.ts';
import { followFilm } from '../request/follow-film.ts';
import type { KnownVisitor } from '../request/known-visitor.ts';
import type { CalculatorState } from './price-calculator.state.ts';

/** The chosen film, while this input is priced as that film is: a visitor who chooses another kind of film wants another film. */
export function filmOf(film: ChosenFilm | undefined, input: CalculatorInput): ChosenFilm | undefined {
  return film && input.projectType && film.finishes[input.projectType] === input.folieType ? film : undefined;
}

export interface FilmFollowing {
  /** The visitor wants the price of the film they just chose: it comes before what stood here, its service too. */
  takeOver(): Promise<void>;
  /** Whether the visitor has changed nothing since the input was this one. */
  isAsLeft(earlier: CalculatorInput): boolean;
  /** Tells the visitor's other widgets, and this one, of a film that a fragment names, when it goes with the rest of it. */
  readFilm(fragment: string, input: CalculatorInput): Promise<void>;
}

/** Chooses the kind of film that the visitor's film is priced as, where nothing is chosen yet. */
export function followChosenFilm(store: StoreApi<CalculatorState>, visitor: KnownVisitor): FilmFollowing {
  let takesOver = false;
  /** What was last put there, and what stood there before. */
  let put: { from: CalculatorInput; to: CalculatorInput } | undefined;

  function putIn({ finishes }: ChosenFilm): void {
    const { input: from, change } = store.getState();
    const type = from.projectType && finishes[from.projectType];
    if (!type || type === from.folieType) return;
    change('folieType', type);
    put = { from, to: store.getState().input };
  }

  store.subscribe(({ film, input }, before) => {
    if (!film) return;
    const isOtherService = input.projectType !== before.input.projectType;
    // A visitor who turned away from the film is not led back to it.
    const turnedAway = before.input.folieType !== '' && !filmOf(film, before.input);
    if (film !== before.film ? takesOver || input.folieType === '' : isOtherService && !turnedAway)
      putIn(film);
  });
  const takeAgain = followFilm(store, visitor);

  return {
    async takeOver() {
      const { film, service } = visitor.getState();
      // What is on its way stays as it was sent.
      if (!film || !service || store.getState().sending !== 'idle') return;
      store.getState().chooseService(service);
      takesOver = true;
      await takeAgain();
      takesOver = false;
      const { input, calculated, stale, calculate } = store.getState();
      if (inputProblems(input).size === 0 && (stale || !calculated)) calculate();
    },
    isAsLeft(earlier) {
      const { input } = store.getState();
      return input === earlier || (put?.from === earlier && put.to === input);
    },
    async readFilm(fragment, input) {
      const said = readFilmQuery(fragment);
      if (!said.film) return;
      try {
        const { readChosenFilm } = await chosenFilmPart.load();
        const found = readChosenFilm(said);
        const { projectType: service, folieType } = input;
        if (!found || !service || (folieType ? !filmOf(found, input) : !found.finishes[service])) return;
        visitor.setState({ film: found.code, room: found.room, service });
      } catch (error) {
        console.error(error);
      }
    },
  };
}
