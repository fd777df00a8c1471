import type { Finish, Service } from '../calculator/services.ts';
import type { Text } from '../text.ts';
import {
  type Film,
  filmFinishes,
  filmsFor,
  finishOf,
  type Room,
  readFilm,
  readRoom,
  roomFacts,
} from './films.ts';

/*
 * The film that a visitor chose in the visualiser, on its way to a price and a request.
 */

/** All that a form shows and sends of a chosen film. Plain data: a form keeps it without having the list of films. */
export interface ChosenFilm {
  /** `WF-116`. */
  code: string;
  name: Text;
  /** sRGB `#rrggbb`. */
  colour: string;
  /** The room of ours in which it was seen; empty for a photo of the visitor's own. */
  room: Room | '';
  /** As which `folieType` each service prices it; a service that does not work with it is absent. */
  finishes: Readonly<Partial<Record<Service, Finish>>>;
  /** What the mail says, in Dutch: `WF-116 Saliegroen, gezien op: Keuken`. */
  mail: string;
}

/** Reads what an address or a memory says of a film; `undefined` for one that we do not have. An unknown room counts as none. */
export function readChosenFilm(said: { film: string; room: string }): ChosenFilm | undefined {
  const film = readFilm(said.film);
  if (!film) return undefined;
  const seenIn = readRoom(said.room);
  const shown = seenIn && filmsFor(seenIn).includes(film) ? seenIn : '';
  return {
    code: film.code,
    name: film.name,
    colour: film.colour,
    room: shown,
    finishes: finishesOf(film),
    mail: `${film.code} ${film.name.nl}${shown && `, gezien op: ${roomFacts[shown].name.nl}`}`,
  };
}

function finishesOf(film: Film): ChosenFilm['finishes'] {
  const services = Object.keys(filmFinishes) as Service[];
  return Object.fromEntries(
    services.flatMap((service) => {
      const finish = finishOf(film, service);
      return finish ? [[service, finish]] : [];
    }),
  );
}
