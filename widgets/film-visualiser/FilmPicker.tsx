import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { type FilmChoice, filmGroups } from '../domain/films.ts';
import { type FilmVisualiserViewProps, offeredFilms, wornFilm } from './film-visualiser.state.ts';

/** The films as samples, by family: radio buttons, so that arrow keys go through them and a screen reader counts them. */
export function FilmPicker({ store, copy, lang }: FilmVisualiserViewProps): ReactNode {
  const state = useStore(store);
  const worn = wornFilm(state);
  const films = offeredFilms(state);
  const groups = filmGroups.filter((group) => films.some((film) => film.group === group));
  return (
    <div role="radiogroup" aria-label={copy.films} className="relative pb-14">
      {groups.map((group) => (
        <fieldset key={group} data-group={group} className="mb-3">
          <legend className="mb-1 text-sm text-ink-soft">{copy.groups[group]}</legend>
          <div className="flex flex-wrap gap-2">
            {films
              .filter((film) => film.group === group)
              .map((film) => (
                <Sample
                  key={film.code}
                  film={film}
                  name={film.name[lang]}
                  colour={film.grain || film.group === 'glass' ? undefined : copy.colour(film.colour)}
                  checked={film === worn}
                  onChoose={state.chooseFilm}
                />
              ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

interface SampleProps {
  film: FilmChoice;
  name: string;
  /** What is said of its colour; a grain has no single one. */
  colour: string | undefined;
  checked: boolean;
  onChoose(code: string): void;
}

/** One sample. Of the chosen one the name stands below all of them: without a script too. */
function Sample({ film, name, colour, checked, onChoose }: SampleProps): ReactNode {
  return (
    <label part="film" title={name} className="block rounded-lg focus-frame">
      <input
        type="radio"
        name="film"
        value={film.code}
        checked={checked}
        onChange={() => onChoose(film.code)}
        className="absolute opacity-0"
      />
      <span data-sample="" aria-hidden="true" className="size-12 rounded-lg" />
      <span data-name="">
        <b className="font-heading text-xl font-semibold">{name}</b>{' '}
        <span className="text-sm text-ink-soft">{film.code}</span>
        {colour && <span className="text-sm text-ink-soft"> {colour}</span>}
      </span>
    </label>
  );
}
