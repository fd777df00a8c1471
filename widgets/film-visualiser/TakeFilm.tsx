import type { MouseEvent, ReactNode } from 'react';
import { useStore } from 'zustand';
import { type FilmPage, filmPage } from '../domain/film/film-link.ts';
import { films } from '../domain/film/films.ts';
import { counted, type FilmVisualiserViewProps, wornFilm } from './film-visualiser.state.ts';
import { SampleChoice } from './SampleChoice.tsx';

/** The actions with the chosen film, and notes about its colour. */
export function TakeFilm(props: FilmVisualiserViewProps): ReactNode {
  const { store, copy, lang } = props;
  const state = useStore(store);
  const { look, origin } = state;
  // The studio of the visitor's photo has ways on of its own, which take the picture along.
  const isOwnPhoto = state.photo === 'open';
  const film = wornFilm(state);
  const address = (page: FilmPage) => filmPage(page, { ...state, ...counted(state), film, lang });
  const take = (to: 'calculator' | 'quote') => (event: MouseEvent) => {
    if (state.take(to)) event.preventDefault();
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      {!isOwnPhoto && (
        <a
          part="price"
          href={address('calculator')}
          onClick={take('calculator')}
          className="grid place-items-center w-full wide:w-auto min-h-[48px] px-6 rounded bg-action text-white font-semibold text-center no-underline forced-colors:border"
        >
          {copy.price}
        </a>
      )}
      {/* What is stored on the page of a partner, our form cannot read. */}
      {look === 'full' && origin === '' && <SampleChoice {...props} />}
      {look === 'full' && origin === '' && !isOwnPhoto && (
        <a
          part="quote"
          href={address('quote')}
          onClick={take('quote')}
          className="w-full py-2.5 text-sm font-semibold"
        >
          {copy.quote}
        </a>
      )}
      {look === 'compact' && (
        <a href={address('visualiser')} className="py-2.5 text-sm font-semibold">
          {copy.allFilms(films.length)}
        </a>
      )}
      <p className="w-full text-sm text-ink-soft">
        {/* Without a script this text would always name the first film. */}
        <span className="no-script:hidden">{copy.code(film.code)}</span> {copy.honest}
      </p>
    </div>
  );
}
