import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { type Room, roomFacts, rooms } from '../domain/film/films.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { type FilmVisualiserViewProps, wornFilm } from './film-visualiser.state.ts';
import { RoomPicture } from './RoomPicture.tsx';

/**
 * The room with its film, and a handle that compares it with the room before. It stays visible while the visitor scrolls through the films.
 */
export function RoomStage({ store, copy, lang }: FilmVisualiserViewProps): ReactNode {
  const state = useStore(store);
  const { look, room, divider, origin, hydrated, broken, tries, compare, pictureFailed, retry } = state;
  const film = wornFilm(state);
  const shown = look === 'full' ? rooms : [room];
  return (
    <div
      data-stage=""
      part="stage"
      className="sticky-top z-10 aspect-[8/5] bg-sand"
      // Set by script: a page's policy may forbid styles in its HTML.
      ref={(stage) => {
        if (divider !== undefined) stage?.style.setProperty('--open', String(divider / 100));
      }}
    >
      {look === 'compact' && <input type="radio" name="room" value={room} defaultChecked hidden />}
      <div role="img" aria-label={copy.picture(roomFacts[room].name[lang], film.name[lang])}>
        {shown.map((each) => (
          <RoomLayers key={`${each} ${tries}`} room={each} origin={origin} onFail={pictureFailed} />
        ))}
      </div>
      <input
        type="range"
        aria-label={copy.compare}
        aria-valuetext={copy.compared(divider ?? 20)}
        value={divider ?? 20}
        step="2"
        onChange={({ target }) => compare(target.valueAsNumber)}
        disabled={!hydrated}
        className="no-script:hidden"
      />
      <div data-handle="" aria-hidden="true" className="no-script:hidden">
        <span className="grid place-items-center size-11 rounded-full bg-white shadow-float text-ink">
          <Icon paths={['m9 7-5 5 5 5', 'm15 7 5 5-5 5']} />
        </span>
      </div>
      {/* Read aloud at each change; visible on a phone, where the name below the samples is out of sight. */}
      {hydrated && (
        <p
          role="status"
          className="absolute right-2 bottom-2 px-4 rounded-full bg-white text-sm pointer-events-none wide:opacity-0"
        >
          {copy.picture(roomFacts[room].name[lang], film.name[lang])}
        </p>
      )}
      {broken && (
        <div
          role="alert"
          className="absolute inset-0 grid place-items-center content-center gap-2 p-4 bg-sand text-center"
        >
          <p>{copy.failed}</p>
          <Button look="secondary" onPress={retry}>
            {copy.retry}
          </Button>
        </div>
      )}
      <label className="hidden no-script:flex absolute left-2 bottom-2 items-center gap-2 min-h-[44px] px-4 rounded-full bg-white text-sm">
        <input type="checkbox" name="before" />
        {copy.showBefore}
      </label>
    </div>
  );
}

function RoomLayers(props: { room: Room; origin: string; onFail(): void }): ReactNode {
  return (
    <div data-room={props.room}>
      <RoomPicture {...props} layer="white" />
      <RoomPicture {...props} layer="black" />
      <RoomPicture {...props} layer="before" />
    </div>
  );
}
