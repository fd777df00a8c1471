import type { StoreApi } from 'zustand/vanilla';
import { chosenFilmPart } from './chosen-film.lazy.ts';
import type { KnownVisitor } from './known-visitor.ts';
import type { FilmState } from './request-state.ts';

/**
 * Keeps the film that the visitor chose in the state of a form, now and as they choose another. An unknown code counts as
 * none; so does a film whose list cannot be loaded.
 *
 * @returns puts it there anew; resolves when that is done, and never rejects
 */
export function followFilm(store: StoreApi<FilmState>, visitor: KnownVisitor): () => Promise<void> {
  const take = () =>
    chosenFilmPart.load().then(
      // As it is by then: they may have chosen another meanwhile.
      ({ readChosenFilm }) => store.setState({ film: readChosenFilm(visitor.getState()) }),
      console.error,
    );
  if (visitor.getState().film) take();
  visitor.subscribe(({ film, room }, before) => {
    if (film !== before.film || room !== before.room) take();
  });
  return take;
}
