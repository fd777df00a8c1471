import type { Finish, Service } from '../calculator/services.ts';
import type { Text } from '../text.ts';
import { type Film, filmsFor, finishOf, type Room, readFilm, readRoom, roomFacts } from './films.ts';

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
    finishes: typesOf(film),
    mail: `${film.code} ${film.name.nl}${shown && `, gezien op: ${roomFacts[shown].name.nl}`}`,
  };
}

const surfaces = ['keuken', 'meubel', 'deuren', 'jacht', 'anders'] as const satisfies Service[];

/** Glass takes films for glass, frames take plain ones and wood, everything else takes all but those for glass. */
function typesOf(film: Film): ChosenFilm['finishes'] {
  const { group } = film;
  const isForFrames = group === 'plain' || group === 'wood';
  const fits: Service[] =
    group === 'glass' ? ['raamfolie'] : [...surfaces, ...(isForFrames ? ['kozijnen' as const] : [])];
  return Object.fromEntries(fits.map((service) => [service, finishOf(film, service)]));
}
