import { addressOf } from '../addresses.ts';
import { calculationFragment } from '../calculator/calculation-link.ts';
import type { Language } from '../text.ts';
import { filmQuery, ownPhoto, readFilmQuery } from './film-query.ts';
import { type Film, finishOf, type Room, readFilm, readRoom, roomFacts } from './films.ts';
import { frontsInput } from './fronts-price.ts';

/*
 * A room with a film has an address, `/kleuren-folie#folie?room=kitchen&film=WF-116`, and so has its price:
 * `/prijscalculator#keuken?folieType=mat&film=WF-116&room=kitchen`. Both are in the fragment, which no browser sends to a server.
 */

const name = 'folie';

/** The fragment of a room with a film, without `#`. */
export function filmFragment(room: Room, { code }: Film): string {
  return `${name}?room=${room}&film=${code}`;
}

/** The room and the film in such a fragment; `undefined` for any other fragment. Unknown values are left out. Never throws. */
export function readFilmFragment(fragment: string): { room?: Room; film?: Film } | undefined {
  if (!fragment.startsWith(`${name}?`)) return undefined;
  const given = readFilmQuery(fragment);
  const [room, film] = [readRoom(given.room), readFilm(given.film)];
  return { ...(room && { room }), ...(film && { film }) };
}

/** A film on a room, and what was counted there. */
export interface FilmOnRoom {
  room: Room;
  film: Film;
  fronts?: number | undefined;
  drawers?: number | undefined;
  windows?: number | undefined;
  onPhoto?: boolean | undefined;
}

/** Our pages that take a film along. */
export type FilmPage = 'calculator' | 'quote' | 'visualiser';

/**
 * The address of one of our pages for this room with this film.
 *
 * @param origin ours, or '' on our own pages
 * @param fronts how many fronts the price is for, where they were counted, and how many drawers, or windows
 * @param onPhoto the film was seen on a photo of the visitor's, and the fronts were counted there
 * @param partner code of the partner on whose page the film was chosen: the request names it
 */
export function filmPage(
  page: FilmPage,
  {
    room,
    film,
    fronts,
    drawers,
    windows,
    onPhoto,
    lang,
    origin,
    partner,
  }: FilmOnRoom & { lang: Language; origin: string; partner?: string },
): string {
  const { service } = roomFacts[room];
  const routes = { calculator: '/prijscalculator', quote: '/', visualiser: '/kleuren-folie' };
  const query = partner ? `?partner=${encodeURIComponent(partner)}` : '';
  const counted = (fronts || drawers) && frontsInput(room, film, fronts ?? 0, drawers);
  const calculation = counted
    ? calculationFragment(counted)
    : `#${service}?folieType=${finishOf(film, service)}`;
  const fragments = {
    calculator:
      calculation +
      filmQuery(
        { code: film.code, room: onPhoto ? ownPhoto : room },
        onPhoto && !counted ? (windows ? { windows } : { fronts }) : undefined,
      ),
    quote: '#contact',
    visualiser: `#${filmFragment(room, film)}`,
  };
  return origin + addressOf(routes[page], lang) + query + fragments[page];
}
