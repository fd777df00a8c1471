export { readChosenFilm } from '../domain/chosen-film.ts';
export { ChosenFilmRow } from './ChosenFilmRow.tsx';
