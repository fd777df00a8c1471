import { type Film, type Room, roomFacts } from '../../widgets/domain/film/films.ts';
import { type Layer, layerPicture, widthOf } from '../../widgets/film-visualiser/room-pictures.ts';
import { type PageContext, say } from '../lib/page-context.ts';

interface Props {
  context: PageContext;
  film: Film;
  room: Room;
  /** It is on the first screen. */
  first?: boolean;
}

/** A room with a film, mixed from its pictures by the page's styles (`film-styles.ts`). */
export function RoomStill({ context, film, room, first = false }: Props) {
  const name = say(context, roomFacts[room].name);
  return (
    <div
      role="img"
      aria-label={say(context, {
        nl: `${name} in ${film.name.nl}`,
        en: `${name} in ${film.name.en}`,
      })}
      // Clipped as a whole: with rounded overflow the black picture below the white one shows through at the corners.
      className="relative isolate aspect-[8/5] bg-sand [clip-path:inset(0_round_.75rem)]"
    >
      <div data-room={room}>
        <RoomLayer room={room} layer="white" first={first} />
        <RoomLayer room={room} layer="black" first={first} />
      </div>
      {first && <div data-light="" />}
    </div>
  );
}

function RoomLayer({ room, layer, first }: { room: Room; layer: Layer; first: boolean }) {
  const { small, large } = layerPicture(room, layer, '');
  return (
    <div data-layer={layer}>
      <img
        srcSet={`${small} 800w,${large} ${widthOf(room)}w`}
        sizes="(max-width:767px) 260px,50vw"
        src={small}
        alt=""
        width={800}
        height={500}
        loading={first ? undefined : 'lazy'}
      />
      <i />
    </div>
  );
}
