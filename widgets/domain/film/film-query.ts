/*
 * A chosen film in the address of a calculation: `…&film=WF-116&room=kitchen`.
 */

/** What an address names in place of a room, for a film that was seen on the visitor's own photo. */
export const ownPhoto = 'photo';

/** A film and a room as an address names them. They may not exist. */
export interface FilmQuery {
  film: string;
  room: string;
  /** What was counted on a photo, where the calculation does not ask for it: empty, or any text. */
  fronts: string;
  windows: string;
}

/** What was counted on a photo, of a service that is not priced by it. */
export interface CountedOnPhoto {
  fronts?: number | undefined;
  windows?: number | undefined;
}

/**
 * The text that is appended to the fragment of a calculation; empty without a film.
 *
 * @param counted what the calculation itself does not hold
 */
export function filmQuery(
  film: { code: string; room: string } | undefined,
  { fronts, windows }: CountedOnPhoto = {},
): string {
  if (!film) return '';
  const told = Object.entries({ film: film.code, room: film.room, fronts, windows });
  return told.map(([name, value]) => (value ? `&${name}=${value}` : '')).join('');
}

/** The film that a fragment names, not checked yet. */
export function readFilmQuery(fragment: string): FilmQuery {
  const given = new URLSearchParams(fragment.slice(fragment.indexOf('?') + 1));
  const said = (name: string) => given.get(name) ?? '';
  return { film: said('film'), room: said('room'), fronts: said('fronts'), windows: said('windows') };
}
