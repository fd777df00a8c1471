import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { type FilmPage, filmPage } from '../domain/film/film-link.ts';
import { frontsPrice } from '../domain/film/fronts-price.ts';
import { FilmPicker } from './FilmPicker.tsx';
import { counted, type FilmVisualiserViewProps, wornFilm } from './film-visualiser.state.ts';
import { HeroSheet } from './HeroSheet.tsx';
import { photoStudioPart } from './photo/photo-studio.lazy.ts';
import { RoomChoice } from './RoomChoice.tsx';
import { RoomStage } from './RoomStage.tsx';
import { TakeFilm } from './TakeFilm.tsx';

/** All films are to be in sight beside the room: six in a row on a page of full width. The compact look has few. */
const looks = {
  full: 'grid gap-4 wide:gap-8 wide:grid-cols-[minmax(0,4fr)_minmax(0,3fr)] wide:grid-rows-[auto_auto_1fr] wide:items-start',
  compact:
    'grid gap-4 wide:gap-8 wide:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] wide:grid-rows-[auto_auto_1fr] wide:items-start',
};

/** A room with any film: the room and the actions on the left, the films on the right. In the compact look the actions are on the right. */
export function FilmVisualiser(props: FilmVisualiserViewProps): ReactNode {
  const state = useStore(props.store);
  const { look, photo, studio } = state;
  const Studio = photoStudioPart.loaded?.PhotoStudio;
  const film = wornFilm(state);
  const address = (page: FilmPage) => filmPage(page, { ...state, ...counted(state), film, lang: props.lang });
  if (look === 'hero') return <HeroSheet {...props} />;
  const picker = <FilmPicker {...props} />;
  const actions = <TakeFilm {...props} />;
  const isInStudio = photo === 'open' && studio && Studio;
  return (
    <div
      lang={props.lang}
      part="visualiser"
      data-mixer={isInStudio ? undefined : look}
      className={looks[look]}
    >
      {look === 'full' && <RoomChoice {...props} />}
      {isInStudio ? (
        <Studio
          store={studio}
          lang={props.lang}
          ways={{
            calculator: address('calculator'),
            quote: state.origin ? undefined : address('quote'),
            carries: state.carriesPictures(),
            take: state.take,
          }}
          room={state.room}
          onRoom={state.photographRoom}
          amount={({ doors, drawers }) => frontsPrice(state.room, film, doors, drawers)}
        >
          {picker}
          {actions}
        </Studio>
      ) : (
        <>
          <RoomStage {...props} />
          <div className="flex flex-col gap-4 min-w-0 wide:row-span-2">
            {picker}
            {look === 'compact' && actions}
          </div>
          {look === 'full' && actions}
        </>
      )}
    </div>
  );
}
