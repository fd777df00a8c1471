import { clamp, distance, type Quad } from '../geometry.ts';
import { apply, type Homography } from '../homography.ts';
import type { Picture } from '../picture.ts';

/** Colours of a plane in the photo, seen straight on: brightness and two differences of colour, row by row. */
export interface Facing {
  width: number;
  height: number;
  /** Brightness, from 0 to 255. */
  light: Float32Array;
  /** Red against green, and yellow against blue: in a similar unit. */
  red: Float32Array;
  yellow: Float32Array;
}

/** The most pixels of a facing view, so that its evidence is found in time on a phone. */
const mostPixels = 500_000;

/** The size that shows a quad with all its detail. */
export function facingSize([a, b, c, d]: Quad): { width: number; height: number } {
  const across = Math.max(distance(a, b), distance(d, c));
  const down = Math.max(distance(a, d), distance(b, c));
  const scale = Math.min(1, Math.sqrt(mostPixels / (across * down)));
  const size = (length: number) => Math.max(Math.round(length * scale), 16);
  return { width: size(across), height: size(down) };
}

/** A part of the photo, seen straight on. @param onto maps the unit square onto that part */
export function facing(
  { width: photoWidth, height: photoHeight, data }: Picture,
  onto: Homography,
  { width, height }: { width: number; height: number },
): Facing {
  const view: Facing = {
    width,
    height,
    light: new Float32Array(width * height),
    red: new Float32Array(width * height),
    yellow: new Float32Array(width * height),
  };
  const [a, , , d, , , g] = onto;
  for (let row = 0, at = 0; row < height; row++) {
    // Numerators and denominator of the map grow evenly along a row.
    const first = { x: 0.5 / width, y: (row + 0.5) / height };
    const from = apply(onto, first);
    let w = g * first.x + onto[7] * first.y + onto[8];
    let [x, y] = [from.x * w, from.y * w];
    for (let column = 0; column < width; column++, at++) {
      // No arrays here: a loop over pixels would make one for each.
      const px = clamp(x / w - 0.5, 0, photoWidth - 1.001);
      const py = clamp(y / w - 0.5, 0, photoHeight - 1.001);
      const left = px | 0;
      const top = py | 0;
      const dx = px - left;
      const dy = py - top;
      const upper = 4 * (top * photoWidth + left);
      const lower = upper + 4 * photoWidth;
      const p = (1 - dx) * (1 - dy);
      const q = dx * (1 - dy);
      const r = (1 - dx) * dy;
      const s = dx * dy;
      const red = data[upper]! * p + data[upper + 4]! * q + data[lower]! * r + data[lower + 4]! * s;
      const green = data[upper + 1]! * p + data[upper + 5]! * q + data[lower + 1]! * r + data[lower + 5]! * s;
      const blue = data[upper + 2]! * p + data[upper + 6]! * q + data[lower + 2]! * r + data[lower + 6]! * s;
      view.light[at] = 0.3 * red + 0.59 * green + 0.11 * blue;
      view.red[at] = 0.6 * (red - green);
      view.yellow[at] = 0.3 * (red + green) - 0.6 * blue;
      x += a / width;
      y += d / width;
      w += g / width;
    }
  }
  return view;
}
