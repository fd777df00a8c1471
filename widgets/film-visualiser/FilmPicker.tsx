import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { type Film, filmGroups } from '../domain/film/films.ts';
import { type FilmVisualiserViewProps, offeredFilms, wornFilm } from './film-visualiser.state.ts';

/**
 * The films as samples with their names, by family. Each sample is a styled radio button (`film-styles.ts`), so that arrow keys move
 * between them and a screen reader counts them.
 */
export function FilmPicker({ store, copy, lang }: FilmVisualiserViewProps): ReactNode {
  const state = useStore(store);
  const worn = wornFilm(state);
  const films = offeredFilms(state);
  const samples = (shown: readonly Film[]) =>
    shown.map((film) => (
      <label key={film.code}>
        <input
          type="radio"
          name="film"
          part="film"
          value={film.code}
          checked={film === worn}
          data-first={film.code === state.poster?.film ? '' : undefined}
          onChange={() => state.chooseFilm(film.code)}
        />
        <span>{film.name[lang]}</span>
      </label>
    ));
  const groups = filmGroups.filter((group) => films.some((film) => film.group === group));
  return (
    <div role="radiogroup" aria-label={copy.films}>
      {state.look === 'full' ? (
        groups.map((group) => (
          <fieldset key={group} data-group={group} className="mb-3">
            <legend className="text-sm text-ink-soft">{copy.groups[group]}</legend>
            <div data-rail="all">{samples(films.filter((film) => film.group === group))}</div>
          </fieldset>
        ))
      ) : (
        <div data-group={films[0]?.group} data-rail={state.look === 'hero' ? '' : 'all'}>
          {samples(films)}
        </div>
      )}
    </div>
  );
}
