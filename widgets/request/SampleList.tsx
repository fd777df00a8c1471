import { type ReactNode, useId } from 'react';
import type { ChosenFilm } from '../domain/film/chosen-film.ts';
import type { Language } from '../domain/text.ts';
import { chosenFilmCopy } from './chosen-film.copy.ts';

interface Props {
  samples: readonly ChosenFilm[];
  lang: Language;
  /** Where the visitor must still write the address to send them to. */
  asksAddress?: 'fields' | 'message' | false;
  onRemove(code: string): void;
}

/** The samples that the visitor wants, each with a button to remove it. */
export function SampleList({ samples, lang, asksAddress, onRemove }: Props): ReactNode {
  const copy = chosenFilmCopy[lang];
  const id = useId();
  return (
    <div className="p-2 rounded-lg border border-line bg-white">
      <p id={id} className="px-1 text-sm">
        {copy.samples}
      </p>
      <ul aria-labelledby={id} className="mt-1 flex flex-wrap gap-2">
        {samples.map(({ code, name, colour }) => (
          <li key={code} className="flex items-center gap-2 pl-2 rounded-full border border-line text-sm">
            <svg
              aria-hidden="true"
              viewBox="0 0 1 1"
              className="size-6 rounded-full border border-line shrink-0"
            >
              <rect width="1" height="1" fill={colour} />
            </svg>
            {name[lang]}
            <button
              type="button"
              aria-label={copy.noSample(`${code} ${name[lang]}`)}
              onClick={() => onRemove(code)}
              className="size-11 grid place-items-center rounded-full text-lg hover:bg-sand"
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {asksAddress && (
        <p role="status" className="mt-2 px-1 text-sm font-semibold">
          {copy.samplesAddress[asksAddress]}
        </p>
      )}
    </div>
  );
}
