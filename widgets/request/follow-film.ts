import type { StoreApi } from 'zustand/vanilla';
import { isUnnamed, unnamedFilm } from '../domain/film/unnamed-film.ts';
import { chosenFilmPart } from './chosen-film.lazy.ts';
import { type KnownVisitor, noFilm } from './known-visitor.ts';
import type { FilmState, SendingState } from './request-state.ts';

const filmNames = Object.keys(noFilm) as (keyof typeof noFilm)[];

/**
 * Keeps the film that the visitor chose in the state of a form, now and at every change: by its code until the list of films has loaded, then
 * with its name and what was seen of it. An unknown code counts as no film then.
 *
 * @returns a function that reads the film again; it resolves when that is done, and never rejects
 */
export function followFilm(
  store: StoreApi<FilmState & Pick<SendingState, 'sending'>>,
  visitor: KnownVisitor,
): () => Promise<void> {
  const take = () => {
    if (!chosenFilmPart.loaded) store.setState({ film: unnamedFilm(visitor.getState().film) });
    return chosenFilmPart.load().then(({ readChosenFilm }) => {
      const { film, sending } = store.getState();
      // A name that comes while the request is sent would look like a change of its content.
      if (sending !== 'idle' && film && isUnnamed(film)) return;
      // Read only now: the visitor may have chosen another film meanwhile.
      store.setState({ film: readChosenFilm(visitor.getState()) });
    }, console.error);
  };
  if (visitor.getState().film) take();
  visitor.subscribe((known, before) => {
    if (filmNames.some((name) => known[name] !== before[name])) take();
  });
  return take;
}
