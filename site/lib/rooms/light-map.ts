import { blendOf, linear } from '../../../widgets/domain/film/film-light.ts';
import { fillGaps } from './fill-gaps.ts';
import type { Pixels } from './grain-map.ts';

/** A render of the room with fronts in one grey. */
export interface Tone {
  /** sRGB, 0 to 255. */
  grey: number;
  picture: Pixels;
}

/**
 * A film is drawn as a blend of a black and a white render. How far it lies between them depends on the light on it, because the tone
 * curve flattens bright parts. For each pixel, this map corrects the common curve. It is laid over the blend with `soft-light`: grey
 * changes nothing, a lighter value lifts the blend, and a darker value lowers it.
 *
 * @param tones renders of the room in greys between black and white
 * @param fronts where the fronts are, in red
 */
export function lightMap(black: Pixels, white: Pixels, tones: readonly Tone[], fronts: Pixels): Pixels {
  const { width, height } = black;
  const blends = tones.map(({ grey }) => blendOf(linear(grey / 255)));
  const values = new Float32Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (fronts.data[pixel * 3]! <= 250) continue;
    for (let channel = 0; channel < 3; channel++) {
      const at = pixel * 3 + channel;
      const range = white.data[at]! - black.data[at]!;
      const found = tones.map(({ picture }) => (picture.data[at]! - black.data[at]!) / Math.max(range, 1));
      values[pixel * 4 + channel] = lift(blends, found);
    }
    values[pixel * 4 + 3] = 1;
  }
  const filled = fillGaps(values, width, height);
  const data = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++)
    for (let channel = 0; channel < 3; channel++)
      data[pixel * 3 + channel] = Math.round(127.5 + 127.5 * filled[pixel * 4 + channel]!);
  return { data, width, height };
}

/** The lift, −1 to 1, that brings the blends closest to the rendered ones (least squares). */
function lift(blends: readonly number[], found: readonly number[]): number {
  for (const shape of [lighten, darken]) {
    let along = 0;
    let length = 0;
    blends.forEach((blend, i) => {
      const step = shape(blend);
      along += step * (found[i]! - blend);
      length += step * step;
    });
    const share = along / length;
    // Try lightening first. A negative share means that darkening fits.
    if (share > 0) return Math.min(share, 1) * (shape === lighten ? 1 : -1);
  }
  return 0;
}

/** What `soft-light` with white adds to a value, and with black takes from it. W3C Compositing and Blending, "soft-light". */
const lighten = (t: number) => (t <= 0.25 ? ((16 * t - 12) * t + 4) * t : Math.sqrt(t)) - t;
const darken = (t: number) => -t * (1 - t);
