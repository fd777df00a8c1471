import { type ReactNode, useId } from 'react';
import { useStore } from 'zustand';
import { roomFacts, rooms } from '../domain/films.ts';
import type { FilmVisualiserViewProps } from './film-visualiser.state.ts';

/** The rooms, as radio buttons that look like tabs: they work without a script. */
export function RoomChoice({ store, copy, lang }: FilmVisualiserViewProps): ReactNode {
  const { room, chooseRoom } = useStore(store);
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className="wide:col-span-2">
      <p id={id} className="mb-2 text-sm font-semibold">
        {copy.rooms}
      </p>
      <div className="flex flex-wrap gap-2">
        {rooms.map((each) => (
          <label
            key={each}
            part="room"
            className="relative flex items-center min-h-[44px] px-4 rounded-full border bg-white text-sm within-checked:bg-action within-checked:text-white focus-frame forced-colors:within-checked:outline"
          >
            <input
              type="radio"
              name="room"
              value={each}
              checked={each === room}
              onChange={() => chooseRoom(each)}
              className="absolute opacity-0"
            />
            {roomFacts[each].name[lang]}
          </label>
        ))}
      </div>
    </div>
  );
}
