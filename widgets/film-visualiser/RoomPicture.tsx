import type { ReactNode } from 'react';
import type { Room } from '../domain/films.ts';
import { type Layer, layerPicture, widthOf } from './room-pictures.ts';

interface Props {
  room: Room;
  layer: Layer;
  origin: string;
}

/**
 * One of the pictures that a room is made of; `<i>` is the film on it. A phone gets the small one, however fine its screen. Those of
 * rooms out of sight do not load.
 */
export function RoomPicture({ room, layer, origin }: Props): ReactNode {
  const { small, large, webp } = layerPicture(room, layer, origin);
  const width = widthOf(room);
  return (
    <div data-layer={layer}>
      <picture>
        <source media="(max-width:767px)" type="image/avif" srcSet={small} />
        <source type="image/avif" srcSet={`${small} 800w,${large} ${width}w`} sizes="66vw" />
        <img src={webp} alt="" width={width} height={width / 1.6} loading="lazy" decoding="async" />
      </picture>
      {layer !== 'before' && <i />}
    </div>
  );
}
