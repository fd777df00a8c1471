import { lazyPart } from '../kit/lazy-part.ts';

/** The list of films and the view of a chosen one. Only a visitor who chose a film loads them. */
export const chosenFilmPart = lazyPart(() => import('./chosen-film.part.ts'));
