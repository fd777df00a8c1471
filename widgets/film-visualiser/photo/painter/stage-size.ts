import type { Size } from '../engine/staged-engine.ts';

/** The longest side of a photo on the stage, in pixels: each film costs time by the pixel. */
const [fewest, most] = [800, 1600];
/** The height of the stage, as a share of the window's. */
const tallest = 0.6;

/** The size of a photo on the stage: as many pixels as it takes on the screen, within limits, and no more than it has. */
export function stageSize(
  { width, height }: Size,
  {
    innerWidth,
    innerHeight,
    devicePixelRatio,
  }: Pick<Window, 'innerWidth' | 'innerHeight' | 'devicePixelRatio'>,
): Size {
  const longest = Math.max(width, height);
  const shown = devicePixelRatio * Math.min(innerWidth / width, (tallest * innerHeight) / height);
  const scale = Math.min(1, Math.max(fewest / longest, Math.min(most / longest, shown)));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
