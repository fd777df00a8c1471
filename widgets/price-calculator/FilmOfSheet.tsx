import type { ReactNode } from 'react';
import { filmPicture } from '../domain/film/film-pictures.ts';
import { type Film, readRoom, roomFacts } from '../domain/film/films.ts';
import type { Language } from '../domain/text.ts';
import { priceSheetCopy } from './price-sheet.copy.ts';

interface Props {
  film: Film;
  /** The room in which the visitor saw it, as an address names it. */
  room?: string;
  lang: Language;
  /** Our own origin. */
  origin: string;
}

/** A large sample of the film, with its name: 0.7 m of it, or a pane with a film for glass. */
export function FilmOfSheet({ film, room, lang, origin }: Props): ReactNode {
  const copy = priceSheetCopy[lang];
  const picture = filmPicture(film);
  const seenIn = readRoom(room);
  return (
    <figure>
      <span data-sample={film.group}>
        <span style={{ backgroundColor: film.colour }}>
          {picture && <img src={origin + picture} alt="" />}
        </span>
      </span>
      <figcaption>
        {copy.film(`${film.code} ${film.name[lang]}`)}
        {seenIn && <small>{copy.seenIn(roomFacts[seenIn].name[lang])}</small>}
      </figcaption>
    </figure>
  );
}
