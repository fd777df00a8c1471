/*
 * A chosen film in the address of a calculation: `…&film=WF-116&room=kitchen`.
 */

/** What an address names in place of a room, for a film that was seen on the visitor's own photo. */
export const ownPhoto = 'photo';

/** A film and a room as an address names them. They may not exist. */
export interface FilmQuery {
  film: string;
  room: string;
}

/** The text that is appended to the fragment of a calculation; empty without a film. */
export function filmQuery(film: { code: string; room: string } | undefined): string {
  if (!film) return '';
  return `&film=${film.code}${film.room && `&room=${film.room}`}`;
}

/** The film that a fragment names, not checked yet. */
export function readFilmQuery(fragment: string): FilmQuery {
  const given = new URLSearchParams(fragment.slice(fragment.indexOf('?') + 1));
  return { film: given.get('film') ?? '', room: given.get('room') ?? '' };
}
