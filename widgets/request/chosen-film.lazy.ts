import { lazyPart } from '../kit/lazy-part.ts';

/** The list of films, and how a chosen one is shown: only a visitor who chose a film loads them. */
export const chosenFilmPart = lazyPart(() => import('./chosen-film.part.ts'));
