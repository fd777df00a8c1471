import type { ReactNode } from 'react';
import type { ChosenFilm } from '../domain/film/chosen-film.ts';
import type { Language } from '../domain/text.ts';
import { chosenFilmCopy } from './chosen-film.copy.ts';

interface Props {
  film: ChosenFilm;
  lang: Language;
  onRemove(): void;
}

/** The film that the visitor chose: its colour, its name, and a button to remove it. */
export function ChosenFilmRow({ film, lang, onRemove }: Props): ReactNode {
  const { code, name, colour, room, fronts } = film;
  const copy = chosenFilmCopy[lang];
  const called = `${code} ${name[lang]}`;
  return (
    <div className="flex items-center gap-3 p-2 rounded-lg border border-line bg-white">
      {/* The policy of many hosts would block a `style`, and forced colours would remove a background. */}
      <svg aria-hidden="true" viewBox="0 0 1 1" className="size-12 rounded border border-line shrink-0">
        <rect width="1" height="1" fill={colour} />
      </svg>
      <p className="grow min-w-0 text-sm leading-snug">
        {copy.chosen} <span className="font-semibold">{called}</span>
        {room === 'photo' ? `, ${copy.onPhoto(film)}` : fronts && `, ${copy.fronts(fronts)}`}
      </p>
      <button
        type="button"
        aria-label={copy.remove(called)}
        onClick={onRemove}
        className="size-11 shrink-0 grid place-items-center rounded text-lg hover:bg-sand"
      >
        ×
      </button>
    </div>
  );
}
