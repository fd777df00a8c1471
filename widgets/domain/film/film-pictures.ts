import { type Film, type GlassPattern, type Grain, glassPatterns } from './films.ts';

/** The folder of the pictures of rooms and films on our site. Each edition has its own number: what a released script shows does not change. */
export const roomFolder = 'rooms/5';

/** Small samples of every kind of film that the calculator prices, side by side in the order of `kit/theme/swatches.ts`: its path on our site. */
export const finishSheet = `/${roomFolder}/finishes.avif`;

/** A grain seen from the front, 512 px for 0.7 m of film: its path on our site. */
export function grainPicture(grain: Grain): string {
  return `/${roomFolder}/grain-${grain}-512.avif`;
}

/** The picture that is laid over the colour of a film, if it has one: the grain, or the part of a pane that a film for glass covers. */
export function filmPicture({ grain }: Film): string | undefined {
  if (!grain) return undefined;
  return isPattern(grain) ? `/${roomFolder}/sample-${grain}-160.avif` : grainPicture(grain);
}

function isPattern(grain: Grain | GlassPattern): grain is GlassPattern {
  return glassPatterns.some((pattern) => pattern === grain);
}
