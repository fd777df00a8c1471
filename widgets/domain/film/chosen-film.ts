import type { CalculatorInput, Finish, Service } from '../calculator/services.ts';
import type { Text } from '../text.ts';
import { ownPhoto } from './film-query.ts';
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
import { countsFronts, readFronts } from './fronts.ts';

/*
 * The film that a visitor chose in the visualiser, as a calculation and a request take it along.
 */

/** All that a form shows and sends about a chosen film. Plain data, so that a form can keep it without the list of films. */
export interface ChosenFilm {
  /** `WF-116`. */
  code: string;
  name: Text;
  /** sRGB `#rrggbb`. */
  colour: string;
  /** Where the film was seen: a room, or the visitor's own photo; empty where it is not known. */
  room: Room | typeof ownPhoto | '';
  /** The `folieType` that each service prices it as; absent for a service that does not work with it. */
  finishes: Readonly<Partial<Record<Service, Finish>>>;
  /** How many fronts the visitor counted in that room, or were counted on the photo, and how many drawers, or windows. */
  fronts?: number;
  drawers?: number;
  windows?: number;
  /** The text in the mail, in Dutch: `WF-116 Saliegroen, gezien op: Keuken, 12 fronten`. */
  mail: string;
}

/** Reads a film and a room from an address or from storage; `undefined` for an unknown film. An unknown room is left empty. */
export function readChosenFilm(said: {
  film: string;
  room: string;
  fronts?: string;
  drawers?: string;
  windows?: string;
}): ChosenFilm | undefined {
  const film = readFilm(said.film);
  if (!film) return undefined;
  if (said.room === ownPhoto) return onPhoto(film, said);
  const seenIn = readRoom(said.room);
  const shown = seenIn && filmsFor(seenIn).includes(film) ? seenIn : '';
  const fronts = shown && countsFronts(roomFacts[shown].service) ? readFronts(said.fronts) : undefined;
  const seen = shown && `, gezien op: ${roomFacts[shown].name.nl}`;
  return {
    ...shownOf(film),
    room: shown,
    ...(fronts && { fronts }),
    mail: `${film.code} ${film.name.nl}${seen}${fronts ? `, ${fronts} fronten` : ''}`,
  };
}

/** The chosen film, as long as this input is priced as that film is. A visitor who chooses another kind of film wants another film. */
export function filmOf(film: ChosenFilm | undefined, input: CalculatorInput): ChosenFilm | undefined {
  return film && input.projectType && film.finishes[input.projectType] === input.folieType ? film : undefined;
}

/** A film that was seen on the visitor's own photo: the planner must know that the count comes from there. */
function onPhoto(film: Film, said: { fronts?: string; drawers?: string; windows?: string }): ChosenFilm {
  const [fronts, drawers, windows] = [said.fronts, said.drawers, said.windows].map(readFronts);
  const counted = [
    fronts && `${fronts} fronten`,
    drawers && `${drawers} lades`,
    windows && (windows === 1 ? `${windows} kozijn` : `${windows} kozijnen`),
  ]
    .filter(Boolean)
    .join(' en ');
  return {
    ...shownOf(film),
    room: ownPhoto,
    ...(fronts && { fronts }),
    ...(drawers && { drawers }),
    ...(windows && { windows }),
    mail: `${film.code} ${film.name.nl}, gezien op: eigen foto${counted && `, daarop geteld: ${counted}`}`,
  };
}

function shownOf(film: Film): Pick<ChosenFilm, 'code' | 'name' | 'colour' | 'finishes'> {
  return { code: film.code, name: film.name, colour: film.colour, finishes: finishesOf(film) };
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
