import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { filmPage } from '../domain/film/film-link.ts';
import { Icon } from '../ui/Icon.tsx';
import { type FilmVisualiserViewProps, wornFilm } from './film-visualiser.state.ts';

/** Puts a free sample of the film into the visitor's basket, tells how many are in it, and leads to the form that sends them. */
export function SampleChoice({ store, copy, lang }: FilmVisualiserViewProps): ReactNode {
  const state = useStore(store);
  const { samples, sampleProblem, toggleSample, take } = state;
  const film = wornFilm(state);
  const chosen = samples.includes(film.code);
  return (
    <div className="no-script:hidden">
      <button
        type="button"
        part="sample"
        aria-pressed={chosen}
        onClick={toggleSample}
        className="flex items-center gap-2 min-h-[48px] px-4 rounded border border-line-strong bg-white text-sm font-semibold"
      >
        <Icon paths={chosen ? ['m20 6-11 11-5-5'] : ['M5 12h14', 'M12 5v14']} />
        {copy.sample(film.name[lang])}
      </button>
      <p role="status" className="text-sm">
        {sampleProblem && `${copy.sampleProblems[sampleProblem]} `}
        {samples.length > 0 && `${copy.samples(samples.length)} `}
        {samples.length > 0 && (
          <a
            href={filmPage('quote', { ...state, fronts: undefined, film, lang })}
            onClick={(event) => take('quote') && event.preventDefault()}
            className="py-2.5 font-semibold"
          >
            {copy.askSamples}
          </a>
        )}
      </p>
    </div>
  );
}
