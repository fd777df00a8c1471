import { type Film, films, filmsFor, type Room, rooms } from '../../../widgets/domain/film/films.ts';

/** The page of a film. */
export interface FilmPage {
  film: Film;
  /** Dutch route, `/kleuren-folie/saliegroen`: the same in all languages. */
  route: string;
  /** The rooms that show it, the most telling first. */
  rooms: readonly Room[];
}

/** The route of the page with the visualiser and all films. */
export const filmsRoute = '/kleuren-folie';

/** The route of the page that lists the films' pages. */
export const filmIndexRoute = `${filmsRoute}/alle`;

/** A page for each film, in the order in which films are offered. */
export const filmPages: readonly FilmPage[] = films.map((film) => ({
  film,
  route: `${filmsRoute}/${slugOf(film.name.nl)}`,
  rooms: rooms.filter((room) => filmsFor(room).includes(film)),
}));

/** The films of the same family, without this one. */
export function neighboursOf({ film }: FilmPage): readonly FilmPage[] {
  return filmPages.filter((each) => each.film.group === film.group && each.film !== film);
}

/** `Wengé` → `wenge`, `Mat tot borsthoogte` → `mat-tot-borsthoogte` */
function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}
