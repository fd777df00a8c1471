import { addressOf } from '../../widgets/domain/addresses.ts';
import type { FilmPage } from '../lib/films/film-pages.ts';
import { type PageContext, say } from '../lib/page-context.ts';

interface Props {
  context: PageContext;
  pages: readonly FilmPage[];
  className?: string;
}

/** Links to films, each with its colour. */
export function FilmLinks({ context, pages, className = '' }: Props) {
  return (
    <ul
      className={`grid gap-x-4 grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] md:grid-cols-3 lg:grid-cols-4 ${className}`}
    >
      {pages.map(({ film, route }) => (
        <li key={film.code}>
          <a
            href={addressOf(route, context.lang)}
            className="flex items-center gap-3 min-h-[3.5rem] border-b border-line no-underline hover:underline underline-offset-4"
          >
            <span data-film={film.code} className="size-10 shrink-0 rounded border border-line" />
            {say(context, film.name)}
          </a>
        </li>
      ))}
    </ul>
  );
}
