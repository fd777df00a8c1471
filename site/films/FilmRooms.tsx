import { type Film, type Room, roomFacts } from '../../widgets/domain/film/films.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { air, frame } from '../sections/frame.ts';
import { RoomStill } from './RoomStill.tsx';

interface Props {
  context: PageContext;
  film: Film;
  rooms: readonly Room[];
}

/** The film in the other rooms. */
export function FilmRooms({ context, film, rooms }: Props) {
  if (rooms.length === 0) return null;
  return (
    <section className={`${frame} ${air}`}>
      <h2>
        {say(context, { nl: 'Dezelfde folie in een andere ruimte', en: 'The same film in another room' })}
      </h2>
      <ul className={`mt-6 lg:mt-10 grid gap-6 ${rooms.length === 3 ? 'md:grid-cols-3' : 'md:grid-cols-2'}`}>
        {rooms.map((room) => (
          <li key={room}>
            <RoomStill context={context} film={film} room={room} />
            <p className="mt-2 text-sm text-ink-soft">{say(context, roomFacts[room].name)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
