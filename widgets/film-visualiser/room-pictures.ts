import { roomFolder } from '../domain/film/film-pictures.ts';
import type { Room } from '../domain/film/films.ts';

/** One of the pictures that a room is composed of. */
export type Layer = 'black' | 'white' | 'before';

/**
 * A room as it was before, in black or in white, in the ratio 1 to 0.625, in its two widths. AVIF only: every browser that can blend the
 * pictures can read it.
 */
export function layerPicture(room: Room, layer: Layer, origin: string): { small: string; large: string } {
  // Glass without film looks as it did before.
  const shown = room === 'office' && layer === 'before' ? 'black' : layer;
  const base = `${origin}/${roomFolder}/${room}-${shown}`;
  return {
    small: `${base}-800.avif`,
    large: `${base}-${widthOf(room)}.avif`,
  };
}

/** The largest width of a room's pictures, in pixels. */
export function widthOf(room: Room): number {
  return room === 'kitchen' ? 1600 : 1200;
}
