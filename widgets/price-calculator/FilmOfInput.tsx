import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { filmOf } from '../domain/film/chosen-film.ts';
import { chosenFilmPart } from '../request/chosen-film.lazy.ts';
import type { CalculatorViewProps } from './price-calculator.state.ts';

/** The film that the visitor chose in the visualiser, while the chosen kind of film is that of the film. */
export function FilmOfInput({ store, lang }: CalculatorViewProps): ReactNode {
  const { film, input, request } = useStore(store);
  const part = chosenFilmPart.loaded;
  const shown = filmOf(film, input);
  if (!shown || !part) return null;
  return <part.ChosenFilmRow film={shown} lang={lang} onRemove={() => request?.removeFilm()} />;
}
