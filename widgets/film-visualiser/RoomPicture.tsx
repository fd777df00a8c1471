import { type ReactNode, useEffect, useRef } from 'react';
import type { Room } from '../domain/film/films.ts';
import { type Layer, layerPicture, widthOf } from './room-pictures.ts';

interface Props {
  room: Room;
  layer: Layer;
  origin: string;
  onFail(): void;
}

/**
 * One of the pictures that a room is made of; `<i>` is the film on it. A phone is told to be small, so that it gets the small one
 * however fine its screen. Those of rooms out of sight do not load.
 */
export function RoomPicture({ room, layer, origin, onFail }: Props): ReactNode {
  const { small, large } = layerPicture(room, layer, origin);
  const image = useRef<HTMLImageElement>(null);
  // It may have failed before the script came, and says so only once.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) onFail();
  }, [onFail]);
  return (
    <div data-layer={layer}>
      <img
        ref={image}
        srcSet={`${small} 800w,${large} ${widthOf(room)}w`}
        sizes="(max-width:767px) 260px,50vw"
        src={small}
        alt=""
        loading="lazy"
        onError={onFail}
      />
      {layer !== 'before' && <i />}
    </div>
  );
}
