/*
 * A chosen film in the address of a calculation: `…&film=WF-116&room=kitchen`.
 */

/** What is known of a chosen film before anybody looked whether there is such a one. */
export interface FilmQuery {
  film: string;
  room: string;
}

/** What follows the fragment of a calculation; empty without a film. */
export function filmQuery(film: { code: string; room: string } | undefined): string {
  if (!film) return '';
  return `&film=${film.code}${film.room && `&room=${film.room}`}`;
}

/** The film that a fragment names; nothing is checked yet. */
export function readFilmQuery(fragment: string): FilmQuery {
  const given = new URLSearchParams(fragment.slice(fragment.indexOf('?') + 1));
  return { film: given.get('film') ?? '', room: given.get('room') ?? '' };
}
