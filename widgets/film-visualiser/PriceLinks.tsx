import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { filmPage } from '../domain/film/film-link.ts';
import { films, roomFacts } from '../domain/film/films.ts';
import { countsFronts } from '../domain/film/fronts.ts';
import { counted, type FilmVisualiserViewProps, wornFilm } from './film-visualiser.state.ts';

/** What the price in the picture assumes, and links to the exact price and to more films. */
export function PriceLinks({ store, copy, lang }: FilmVisualiserViewProps): ReactNode {
  const state = useStore(store);
  const film = wornFilm(state);
  return (
    <>
      {countsFronts(roomFacts[state.room].service) && (
        <p className="text-sm text-ink-soft max-w-prose">{copy.assumed}</p>
      )}
      <p className="flex flex-wrap items-center gap-x-6">
        <a
          part="price"
          href={filmPage('calculator', { ...state, ...counted(state), film, lang })}
          onClick={(event) => state.take('calculator') && event.preventDefault()}
          className="inline-flex items-center min-h-[44px] text-sm font-semibold"
        >
          {copy.exactPrice}
        </a>
        <a
          href={filmPage('visualiser', { ...state, fronts: undefined, film, lang })}
          className="inline-flex items-center min-h-[44px] text-sm font-semibold"
        >
          {copy.moreFilms(films.length)}
        </a>
      </p>
    </>
  );
}
