import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { type Room, roomFacts, rooms } from '../domain/film/films.ts';
import { frontsPrice } from '../domain/film/fronts-price.ts';
import { euros } from '../domain/numbers.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import {
  dividerStarts,
  type FilmVisualiserViewProps,
  type Poster,
  wornFilm,
} from './film-visualiser.state.ts';
import { PriceTag } from './PriceTag.tsx';
import { RoomPicture } from './RoomPicture.tsx';

/**
 * The room with its film, and a handle that compares it with the room before. In one column it stays visible while the visitor scrolls
 * through the films.
 */
export function RoomStage(props: FilmVisualiserViewProps): ReactNode {
  const { store, copy, lang } = props;
  const state = useStore(store);
  const { look, room, fronts, divider, origin, hydrated, broken, tries, poster } = state;
  const { compare, pictureFailed, retry } = state;
  const film = wornFilm(state);
  const at = divider ?? dividerStarts[room];
  const shown = look === 'full' ? rooms : [room];
  const isHero = look === 'hero';
  const amount = frontsPrice(room, film, fronts);
  const from = amount && copy.from(euros(amount, lang));
  const name = copy.picture(roomFacts[room].name[lang], film.name[lang]);
  return (
    <div
      data-stage=""
      part="stage"
      className={isHero ? 'aspect-[8/5] bg-sand' : 'sticky-top z-10 aspect-[8/5] bg-sand'}
      // Set by script: a page's policy may forbid styles in its HTML.
      ref={(stage) => {
        if (divider !== undefined) stage?.style.setProperty('--open', String(divider / 100));
      }}
    >
      {look !== 'full' && <input type="radio" name="room" value={room} defaultChecked hidden />}
      <div role="img" aria-label={name}>
        {poster && <PosterPicture {...poster} />}
        {shown.map((each) => (
          <RoomLayers
            key={`${each} ${tries}`}
            room={each}
            origin={origin}
            waits={poster !== undefined}
            onFail={pictureFailed}
          />
        ))}
      </div>
      <input
        type="range"
        name="open"
        aria-label={copy.compare}
        aria-valuetext={copy.compared(at)}
        value={at}
        step="2"
        onChange={({ target }) => compare(target.valueAsNumber)}
        disabled={!hydrated && !isHero}
        className="no-script:hidden"
      />
      <div data-handle="" aria-hidden="true" className="no-script:hidden">
        <span className="grid place-items-center size-11 rounded-full bg-white shadow-float text-ink">
          <Icon paths={['m9 7-5 5 5 5', 'm15 7 5 5-5 5']} />
        </span>
      </div>
      {/* Read aloud at each change, and visible: the name below the samples can be out of sight. */}
      {hydrated && (
        <p
          role="status"
          className={
            isHero
              ? 'sr-only'
              : 'absolute left-2 bottom-2 px-2 py-1 rounded-lg bg-white text-xs mid:text-sm leading-tight pointer-events-none'
          }
        >
          {/* On a phone the price alone: the name stands below the samples, and the picture is small. */}
          <span className={from ? 'sr-only mid:not-sr-only' : ''}>{name}</span>
          {from && (
            <span className="block">
              <b>{from}</b> {copy.forFronts(fronts)}
              {!isHero && <span className="block">{copy.indication}</span>}
            </span>
          )}
        </p>
      )}
      {isHero && <PriceTag {...props} />}
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
      <label className={isHero ? befores.hero : befores.other}>
        <input type="checkbox" name="before" />
        {copy.showBefore}
      </label>
    </div>
  );
}

/** Where the box without scripts is: clear of the price. */
const befores = {
  hero: 'hidden no-script:flex absolute left-2 top-2 items-center gap-2 min-h-[44px] px-4 rounded-pill bg-white text-sm',
  other:
    'hidden no-script:flex absolute left-2 bottom-2 items-center gap-2 min-h-[44px] px-4 rounded-pill bg-white text-sm',
};

/** The page's own picture of the room, requested by the page with high priority. */
function PosterPicture({ avif, webp, sizes, src }: Poster): ReactNode {
  return (
    <picture data-poster="">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img src={src} alt="" fetchPriority="high" />
    </picture>
  );
}

function RoomLayers(props: { room: Room; origin: string; waits: boolean; onFail(): void }): ReactNode {
  return (
    <div data-room={props.room}>
      <RoomPicture {...props} layer="white" />
      <RoomPicture {...props} layer="black" />
      <RoomPicture {...props} layer="before" />
    </div>
  );
}
