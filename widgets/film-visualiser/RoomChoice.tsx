import { type ReactNode, useId } from 'react';
import { useStore } from 'zustand';
import { roomFacts, rooms } from '../domain/film/films.ts';
import type { FilmVisualiserViewProps } from './film-visualiser.state.ts';

const looks = {
  room: 'relative flex items-center min-h-[44px] px-2.5 rounded-pill border border-line bg-white text-sm within-checked:bg-action within-checked:text-white focus-frame forced-colors:within-checked:outline',
  away: 'relative flex items-center min-h-[44px] px-2.5 rounded-pill border border-line bg-white text-sm focus-frame',
};

/** The rooms, as radio buttons that look like tabs, so that they work without a script. The last choice is the visitor's own photo. */
export function RoomChoice({ store, copy, lang }: FilmVisualiserViewProps): ReactNode {
  const { room, photo, chooseRoom, openOwnPhoto } = useStore(store);
  const id = useId();
  const isOwn = photo === 'open';
  return (
    <div className="wide:col-span-2">
      <p id={id} className="mb-2 text-sm font-semibold">
        {copy.rooms}
      </p>
      <div role="radiogroup" aria-labelledby={id} className="flex flex-wrap gap-2">
        {rooms.map((each) => (
          <label key={each} part="room" className={looks[isOwn ? 'away' : 'room']}>
            <input
              type="radio"
              name="room"
              value={each}
              checked={each === room}
              onChange={() => chooseRoom(each)}
              onClick={() => isOwn && chooseRoom(each)}
              className="absolute opacity-0"
            />
            {roomFacts[each].name[lang]}
          </label>
        ))}
        <button
          type="button"
          part="own-photo"
          aria-pressed={isOwn}
          onClick={() => openOwnPhoto(lang)}
          className="min-h-[44px] px-2.5 rounded-pill border border-line bg-white text-sm font-semibold no-script:hidden on-pressed:bg-action on-pressed:text-white"
        >
          {photo === 'loading' ? copy.loading : copy.ownPhoto}
        </button>
      </div>
      {photo === 'failed' && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {copy.ownPhotoFailed}
        </p>
      )}
    </div>
  );
}
