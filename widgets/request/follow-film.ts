import type { StoreApi } from 'zustand/vanilla';
import { chosenFilmPart } from './chosen-film.lazy.ts';
import { type KnownVisitor, noFilm } from './known-visitor.ts';
import type { FilmState } from './request-state.ts';

const filmNames = Object.keys(noFilm) as (keyof typeof noFilm)[];

/**
 * Keeps the film that the visitor chose in the state of a form, now and at every change. An unknown code counts as no film, and so does a
 * film when the list cannot be loaded.
 *
 * @returns a function that reads the film again; it resolves when that is done, and never rejects
 */
export function followFilm(store: StoreApi<FilmState>, visitor: KnownVisitor): () => Promise<void> {
  const take = () =>
    chosenFilmPart.load().then(
      // Read only now: the visitor may have chosen another film meanwhile.
      ({ readChosenFilm }) => store.setState({ film: readChosenFilm(visitor.getState()) }),
      console.error,
    );
  if (visitor.getState().film) take();
  visitor.subscribe((known, before) => {
    if (filmNames.some((name) => known[name] !== before[name])) take();
  });
  return take;
}
