import type { StoreApi } from 'zustand/vanilla';
import { inputProblems } from '../domain/calculator/completeness.ts';
import type { CalculatorInput } from '../domain/calculator/services.ts';
import { type ChosenFilm, filmOf } from '../domain/film/chosen-film.ts';
import { ownPhoto, readFilmQuery } from '../domain/film/film-query.ts';
import { countsFronts, readFronts } from '../domain/film/fronts.ts';
import { chosenFilmPart } from '../request/chosen-film.lazy.ts';
import { followFilm } from '../request/follow-film.ts';
import type { KnownVisitor, VisitorData } from '../request/known-visitor.ts';
import type { CalculatorState } from './price-calculator.state.ts';

export interface FilmFollowing {
  /** Called when the visitor wants the price of the film that they have just chosen: film and service replace the current ones. */
  takeOver(): Promise<void>;
  /** Whether the visitor has changed nothing since the input was `earlier`. */
  isAsLeft(earlier: CalculatorInput): boolean;
  /** Shares the film that a fragment names with the visitor's widgets, if it matches the rest of the fragment. */
  readFilm(fragment: string, input: CalculatorInput): Promise<void>;
}

/** Selects the kind of film that the visitor's film is priced as, where none is selected yet. */
export function followChosenFilm(store: StoreApi<CalculatorState>, visitor: KnownVisitor): FilmFollowing {
  let takesOver = false;
  /** The last input that was changed here: before and after. */
  let put: { from: CalculatorInput; to: CalculatorInput } | undefined;

  function putIn({ finishes }: ChosenFilm): void {
    const { input: from, change } = store.getState();
    const type = from.projectType && finishes[from.projectType];
    if (!type || type === from.folieType) return;
    change('folieType', type);
    put = { from, to: store.getState().input };
  }

  /** The price that the visitor saw was for so many fronts and drawers, and assumed simple work. */
  function fillInFronts({ room, fronts, drawers }: VisitorData): void {
    const { input, change } = store.getState();
    const length = fronts || '0';
    if (input.length !== length) change('length', length);
    // On a photo drawers were counted too; the hero says nothing about them.
    if (room === ownPhoto && input.drawers !== drawers) change('drawers', drawers);
    if (input.complexity === '') change('complexity', 'eenvoudig');
  }

  store.subscribe(({ film, input }, before) => {
    if (!film) return;
    const isOtherService = input.projectType !== before.input.projectType;
    // Once a visitor has chosen another kind of film, the film is not selected again.
    const turnedAway = before.input.folieType !== '' && !filmOf(film, before.input);
    if (film !== before.film ? takesOver || input.folieType === '' : isOtherService && !turnedAway)
      putIn(film);
    // A number that is corrected here was counted there.
    const { projectType, length, drawers } = input;
    if (!film.fronts || isOtherService || !projectType || !countsFronts(projectType)) return;
    if (length !== before.input.length && readFronts(length)) visitor.setState({ fronts: length });
    if (film.drawers && drawers !== before.input.drawers) visitor.setState({ drawers });
  });
  const takeAgain = followFilm(store, visitor);

  return {
    async takeOver() {
      const { film, service, fronts, drawers } = visitor.getState();
      // A request that is being sent must not change.
      if (!film || !service || store.getState().sending !== 'idle') return;
      store.getState().chooseService(service);
      takesOver = true;
      await takeAgain();
      takesOver = false;
      if (countsFronts(service) && (readFronts(fronts) || readFronts(drawers)))
        fillInFronts(visitor.getState());
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
        const counts = countsFronts(service);
        // A service that asks no fronts: what was counted on the photo still goes along.
        const told = counts ? input.length : String(found.fronts ?? '');
        const fronts = readFronts(told) ? told : '';
        const windows = counts ? '' : String(found.windows ?? '');
        // The hero counts fronts alone: drawers that are typed here are no part of what was seen.
        const drawers = counts && found.room === ownPhoto && readFronts(input.drawers) ? input.drawers : '';
        visitor.setState({ film: found.code, room: found.room, fronts, drawers, windows, service });
      } catch (error) {
        console.error(error);
      }
    },
  };
}
