import { type ReactNode, useId } from 'react';
import { useStore } from 'zustand';
import { filmPage } from '../domain/film/film-link.ts';
import { films, roomFacts } from '../domain/film/films.ts';
import { countsFronts, frontsRange } from '../domain/film/fronts.ts';
import { counted, type FilmVisualiserViewProps, wornFilm } from './film-visualiser.state.ts';

/** How many fronts the price in the picture is for, what it assumes, and the ways on. */
export function FrontsPrice({ store, copy, lang }: FilmVisualiserViewProps): ReactNode {
  const state = useStore(store);
  const id = useId();
  const { fronts, room, countFronts, take } = state;
  const film = wornFilm(state);
  const counts = countsFronts(roomFacts[room].service);
  return (
    <div className="flex flex-col broad:flex-row broad:items-center broad:gap-10 broad:py-4 broad:border-y broad:border-line">
      {counts && (
        <div className="broad:grid broad:grid-cols-2 broad:items-center broad:gap-8 broad:grow">
          <div className="no-script:hidden">
            <label htmlFor={id} className="flex justify-between gap-4 text-sm font-semibold">
              {copy.fronts} <span className="tabular">{fronts}</span>
            </label>
            <input
              id={id}
              type="range"
              name="fronts"
              part="fronts"
              min={frontsRange.fewest}
              max={frontsRange.most}
              value={fronts}
              onChange={({ target }) => countFronts(target.valueAsNumber)}
              aria-valuetext={copy.counted(fronts)}
              className="block w-full h-11 accent-action cursor-pointer"
            />
          </div>
          <p className="text-sm text-ink-soft max-w-prose">{copy.assumed}</p>
        </div>
      )}
      <p className="flex flex-wrap items-center gap-x-6 shrink-0">
        <a
          part="price"
          href={filmPage('calculator', { ...state, ...counted(state), film, lang })}
          onClick={(event) => take('calculator') && event.preventDefault()}
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
    </div>
  );
}
