import { type Pixels, toMap } from './grain-map.ts';

/** Where black and white fronts differ less than this, 0 to 255, there is too little light to tell how a film mirrors. */
const leastRange = 12;

/**
 * The map of a film that mirrors or has relief, such as metal and leather. Its tone is not in its own colour alone, so it comes from a
 * render with light: how far that lies between the black and the white render. It is used as a `grainMap` is; for a metal
 * without the room's `lightMap`, whose curve is that of matt fronts.
 *
 * @param lit the fronts in that film, in a neutral tone
 * @param fronts where the fronts are, in red
 */
export function sheenMap(black: Pixels, white: Pixels, lit: Pixels, fronts: Pixels): Pixels {
  const { width, height } = lit;
  const values = new Float32Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = pixel * 3;
    const ranges = [0, 1, 2].map((channel) => white.data[at + channel]! - black.data[at + channel]!);
    if (fronts.data[at]! <= 250 || Math.min(...ranges) < leastRange) continue;
    ranges.forEach((range, channel) => {
      const share = (lit.data[at + channel]! - black.data[at + channel]!) / range;
      values[pixel * 4 + channel] = Math.min(Math.max(share, 0), 1);
    });
    values[pixel * 4 + 3] = 1;
  }
  return toMap(values, width, height);
}
