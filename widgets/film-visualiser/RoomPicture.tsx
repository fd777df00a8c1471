import { type ReactNode, useEffect, useRef } from 'react';
import type { Room } from '../domain/film/films.ts';
import { type Layer, layerPicture, widthOf } from './room-pictures.ts';

interface Props {
  room: Room;
  layer: Layer;
  origin: string;
  /** The page shows a poster first, so these pictures can wait for it. */
  waits: boolean;
  onFail(): void;
}

/**
 * One picture of a room; `<i>` is the film on it. `sizes` makes a phone load the small picture, even with a high pixel density. Pictures of
 * rooms that are not visible do not load.
 */
export function RoomPicture({ room, layer, origin, waits, onFail }: Props): ReactNode {
  const { small, large } = layerPicture(room, layer, origin);
  const image = useRef<HTMLImageElement>(null);
  // The picture may have failed before the script was loaded, and its event comes only once.
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
        fetchPriority={waits ? 'low' : undefined}
        onError={onFail}
      />
      {layer !== 'before' && <i />}
    </div>
  );
}
