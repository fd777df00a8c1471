import type { CSSProperties, ReactNode } from 'react';
import { useStore } from 'zustand';
import { type Room, roomFacts, rooms } from '../domain/films.ts';
import { Icon } from '../ui/Icon.tsx';
import { type FilmVisualiserViewProps, wornFilm } from './film-visualiser.state.ts';
import { RoomPicture } from './RoomPicture.tsx';

/** The room in its film, with a handle to draw what it was before over it. It stays in sight while the films are gone through. */
export function RoomStage({ store, copy, lang }: FilmVisualiserViewProps): ReactNode {
  const state = useStore(store);
  const { look, room, open, origin, alive, compare } = state;
  const film = wornFilm(state);
  const shown = look === 'full' ? rooms : [room];
  return (
    <div
      data-stage=""
      part="stage"
      className="sticky-top z-10 aspect-[8/5] bg-sand"
      // Only once it was moved: a page's policy may forbid styles in its HTML.
      style={open === undefined ? undefined : ({ '--open': open / 100 } as CSSProperties)}
    >
      {look === 'compact' && <input type="radio" value={room} checked readOnly hidden />}
      <div role="img" aria-label={copy.picture(roomFacts[room].name[lang], film.name[lang])}>
        {shown.map((each) => (
          <RoomLayers key={each} room={each} origin={origin} />
        ))}
      </div>
      {/* On a phone the name below the samples is out of sight. */}
      {alive && (
        <p aria-hidden="true" className="absolute left-2 bottom-2 px-3 rounded bg-paper text-sm wide:hidden">
          {film.name[lang]}
        </p>
      )}
      <input
        type="range"
        aria-label={copy.compare}
        aria-valuetext={copy.compared(open ?? 6)}
        value={open ?? 6}
        step="2"
        onChange={({ target }) => compare(target.valueAsNumber)}
        disabled={!alive}
        className="no-script:hidden"
      />
      <div data-handle="" aria-hidden="true" className="no-script:hidden">
        <span className="grid place-items-center size-11 rounded-full bg-white shadow-float text-ink">
          <Icon paths={['m9 7-5 5 5 5', 'm15 7 5 5-5 5']} />
        </span>
      </div>
    </div>
  );
}

function RoomLayers({ room, origin }: { room: Room; origin: string }): ReactNode {
  return (
    <div data-room={room}>
      <RoomPicture room={room} layer="white" origin={origin} />
      <RoomPicture room={room} layer="black" origin={origin} />
      <RoomPicture room={room} layer="before" origin={origin} />
    </div>
  );
}
