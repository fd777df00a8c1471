import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { FilmPicker } from './FilmPicker.tsx';
import type { FilmVisualiserViewProps } from './film-visualiser.state.ts';
import { RoomChoice } from './RoomChoice.tsx';
import { RoomStage } from './RoomStage.tsx';
import { TakeFilm } from './TakeFilm.tsx';

/** A room of ours in any film: what is seen on the left, the films and what can be done with one on the right. */
export function FilmVisualiser(props: FilmVisualiserViewProps): ReactNode {
  const look = useStore(props.store, (state) => state.look);
  return (
    <div
      lang={props.lang}
      part="visualiser"
      className="grid gap-4 wide:gap-8 wide:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] wide:items-start"
    >
      {look === 'full' && <RoomChoice {...props} />}
      <RoomStage {...props} />
      <div className="flex flex-col gap-4">
        <FilmPicker {...props} />
        <TakeFilm {...props} />
      </div>
    </div>
  );
}
