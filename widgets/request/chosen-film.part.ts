export { readChosenFilm } from '../domain/film/chosen-film.ts';
export { ChosenFilmRow } from './ChosenFilmRow.tsx';
export { SampleList } from './SampleList.tsx';
