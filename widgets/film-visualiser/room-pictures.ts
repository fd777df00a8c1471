import type { Grain, Room } from '../domain/film/films.ts';

/** Where the pictures of the rooms are on our site. A number of its own for each edition: what a released script shows stays. */
export const roomFolder = 'rooms/1';

/** A picture that is laid over another, in the room itself. */
export type Layer = 'black' | 'white' | 'before';

/** A room from before and in black and white, 1 to 0.625, at its two widths. AVIF alone: whoever can mix them can read it. */
export function layerPicture(room: Room, layer: Layer, origin: string): { small: string; large: string } {
  // Glass without film is what it was before.
  const shown = room === 'office' && layer === 'before' ? 'black' : layer;
  const base = `${origin}/${roomFolder}/${room}-${shown}`;
  return {
    small: `${base}-800.avif`,
    large: `${base}-${widthOf(room)}.avif`,
  };
}

/** The widest that we have of a room, in pixels. */
export function widthOf(room: Room): number {
  return room === 'kitchen' ? 1600 : 1200;
}

/** A grain seen flat, 512 px for 0.7 m of film: path on our site. */
export function grainPicture(grain: Grain): string {
  return `/${roomFolder}/grain-${grain}-512.avif`;
}
