import type { Finish, Service } from '../../widgets/domain/calculator/services.ts';
import { roomFolder } from '../../widgets/domain/film/film-pictures.ts';
import { type Film, films, type Room, roomFacts, rooms } from '../../widgets/domain/film/films.ts';
import { filmOfFinish, shownFinishes } from '../../widgets/domain/film/finish-films.ts';
import { locales } from '../../widgets/domain/languages.ts';
import type { Language } from '../../widgets/domain/text.ts';
import { blendColour } from '../../widgets/film-visualiser/film-styles.ts';
import { widthOf } from '../../widgets/film-visualiser/room-pictures.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { InlineScript } from '../parts/InlineScript.tsx';

/** Over the page's picture, beside the calculator: the room of the chosen service in the chosen film (`follow-choice.js`). */
export function FollowedRoom({ context }: { context: PageContext }) {
  const data = {
    folder: `/${roomFolder}`,
    rooms: Object.fromEntries(rooms.map((room) => [roomFacts[room].service, roomOf(room, context)])),
    films: Object.fromEntries(films.map((film) => [film.code, filmOf(film, context.lang)])),
    kinds: Object.fromEntries(shownFinishes.map((finish) => [finish, filmOfFinish(finish)?.code])),
    from: say(context, { nl: 'vanaf €\u00a00', en: 'from €0' }),
    thousands: locales[context.lang].numbers[1],
  } satisfies FollowedChoice;
  return (
    <>
      <div data-follow={JSON.stringify(data)} role="img" hidden>
        <div />
        <p className="absolute left-4 bottom-4 px-4 py-2 rounded-full bg-white text-sm" />
      </div>
      <InlineScript name="follow-choice" />
    </>
  );
}

/** What the script reads. */
interface FollowedChoice {
  folder: string;
  rooms: Partial<Record<Service, ReturnType<typeof roomOf>>>;
  /** By code: blend, grain, name. */
  films: Record<string, [string, string, string]>;
  /** The code of the film that stands for a kind. */
  kinds: Partial<Record<Finish, string>>;
  from: string;
  thousands: string;
}

function roomOf(room: Room, context: PageContext) {
  const { name, film, groups } = roomFacts[room];
  const hasLight = !groups.includes('glass');
  return { id: room, name: say(context, name), film, width: widthOf(room), ...(hasLight && { light: 1 }) };
}

function filmOf({ colour, group, grain, name }: Film, lang: Language): [string, string, string] {
  return [blendColour(colour, group), grain ?? '', name[lang]];
}
