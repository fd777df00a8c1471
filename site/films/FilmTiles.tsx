import { addressOf } from '../../widgets/domain/addresses.ts';
import type { FilmPage } from '../lib/films/film-pages.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { SampleButton } from './SampleButton.tsx';

interface Props {
  context: PageContext;
  pages: readonly FilmPage[];
}

/** Sheets of film that lead to their pages, each with a button for a free sample. */
export function FilmTiles({ context, pages }: Props) {
  return (
    <ul className="mt-6 grid gap-x-4 gap-y-3 grid-cols-2 md:grid-cols-4 lg:grid-cols-6">
      {pages.map(({ film, route }) => (
        <li key={film.code} data-family={film.group} className="flex items-start">
          <a
            href={addressOf(route, context.lang)}
            className="flex-1 min-w-0 leading-snug no-underline hover:underline underline-offset-4"
          >
            {/* As wide as name and button together. */}
            <span
              data-film={film.code}
              className="block -mr-11 no-script:mr-0 aspect-[2/1] rounded border border-line"
            />
            <span className="block min-h-[2.75rem] pt-2.5">{say(context, film.name)}</span>
          </a>
          {/* As high as the sheet: beside the first line of the name. */}
          <span className="mt-[50%] no-script:hidden">
            <SampleButton context={context} film={film} />
          </span>
        </li>
      ))}
    </ul>
  );
}
