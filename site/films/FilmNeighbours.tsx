import { type FilmPage, filmIndexRoute, neighboursOf } from '../lib/films/film-pages.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { TextLink } from '../parts/TextLink.tsx';
import { air, frame } from '../sections/frame.ts';
import { FilmLinks } from './FilmLinks.tsx';

interface Props {
  context: PageContext;
  page: FilmPage;
}

/** The other films of the family. */
export function FilmNeighbours({ context, page }: Props) {
  return (
    <section className={`${frame} ${air}`}>
      <h2>{say(context, { nl: 'Uit dezelfde familie', en: 'From the same family' })}</h2>
      <FilmLinks context={context} pages={neighboursOf(page)} className="mt-6 lg:mt-10" />
      <TextLink
        context={context}
        to={filmIndexRoute}
        label={say(context, { nl: 'Naar alle folies', en: 'To all films' })}
        className="mt-6"
      />
    </section>
  );
}
