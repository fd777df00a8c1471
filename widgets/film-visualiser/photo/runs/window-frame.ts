import { frontProportion } from '../engine/front-proportion.ts';
import { distance, isFront, type Quad } from '../engine/geometry.ts';
import { apply, ontoQuad } from '../engine/homography.ts';
import { snapQuad } from '../engine/snap.ts';
import type { StudioPhoto } from '../photo-studio.state.ts';
import { placeInRun } from './marked-run.ts';

/** How wide the strips of a frame usually are, as a share of the window's shorter side; and how far the edge of the glass is looked for. */
const [usualStrip, reach] = [0.1, 0.045];

/** The width of a strip, as a share of the window's width and of its height. */
export function stripOf(photo: StudioPhoto, window: Quad): { x: number; y: number } {
  const proportion = frontProportion(window, photo);
  const strip = usualStrip * Math.min(proportion, 1);
  return { x: strip / proportion, y: strip };
}

/** Where the glass of a window most likely lies, in its plane: within strips of the usual width, on edges near them. */
export function glassIn(
  photo: StudioPhoto,
  window: Quad,
): { left: number; right: number; top: number; bottom: number } {
  const { x, y } = stripOf(photo, window);
  const onto = ontoQuad(window);
  const corners = [
    { x, y },
    { x: 1 - x, y },
    { x: 1 - x, y: 1 - y },
    { x, y: 1 - y },
  ].map((corner) => apply(onto, corner)) as unknown as Quad;
  const shorter = Math.min(distance(window[0], window[1]), distance(window[0], window[3]));
  const snapped = snapQuad(photo.edges, corners, reach * shorter);
  const [a, b, c, d] = (isFront(snapped) ? snapped : corners).map((corner) => placeInRun(window, corner));
  return {
    left: (a!.x + d!.x) / 2,
    right: (b!.x + c!.x) / 2,
    top: (a!.y + b!.y) / 2,
    bottom: (c!.y + d!.y) / 2,
  };
}
