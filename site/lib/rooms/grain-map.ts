import { blendOf, linear } from '../../../widgets/domain/film-light.ts';

/** Pixels, three bytes each, row by row. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/**
 * What the browser lays over the fronts for a film with a grain: at each pixel how far it lies between black and white fronts,
 * as a share of the film's lightest tone. A film's colour times this is its blend.
 *
 * @param albedo the grain on the fronts, without light, sRGB
 * @param fronts where the fronts are, in red; without it they are everywhere. Past their edges the grain goes on, or lines
 *   of the old tone would stand there
 */
export function grainMap(albedo: Pixels, fronts?: Pixels): Pixels {
  const { data, width, height } = albedo;
  const table = Float32Array.from({ length: 256 }, (_, value) => blendOf(linear(value / 255)));
  const covered = (pixel: number) => !fronts || fronts.data[pixel * 3]! > 250;
  const pixels = width * height;
  const values = new Float32Array(pixels * 4);
  for (let pixel = 0; pixel < pixels; pixel++) {
    if (!covered(pixel)) continue;
    for (let channel = 0; channel < 3; channel++)
      values[pixel * 4 + channel] = table[data[pixel * 3 + channel]!]!;
    values[pixel * 4 + 3] = 1;
  }
  const lightest = [0, 1, 2].map((channel) => percentile(values, channel, 0.995));
  const filled = fillGaps(values, width, height);
  const out = new Uint8Array(pixels * 3);
  for (let pixel = 0; pixel < pixels; pixel++)
    for (let channel = 0; channel < 3; channel++)
      out[pixel * 3 + channel] = Math.round(
        255 * Math.min(1, filled[pixel * 4 + channel]! / lightest[channel]!),
      );
  return { data: out, width, height };
}

function percentile(values: Float32Array, channel: number, share: number): number {
  const counts = new Uint32Array(1001);
  let total = 0;
  for (let at = 0; at < values.length; at += 4) {
    if (values[at + 3] === 0) continue;
    counts[Math.round(values[at + channel]! * 1000)]!++;
    total++;
  }
  let seen = 0;
  const reached = counts.findIndex((count) => {
    seen += count;
    return seen >= total * share;
  });
  return reached / 1000;
}

/** Where nothing is known, the mean of what is around: from ever coarser pictures of itself. */
function fillGaps(values: Float32Array, width: number, height: number): Float32Array {
  if (width === 1 && height === 1) return values;
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const coarse = new Float32Array(w * h * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4;
      const to = ((y >> 1) * w + (x >> 1)) * 4;
      for (let i = 0; i < 4; i++) coarse[to + i]! += values[from + i]!;
    }
  for (let at = 0; at < coarse.length; at += 4) {
    const weight = coarse[at + 3]!;
    if (weight > 0) for (let i = 0; i < 4; i++) coarse[at + i]! /= weight;
  }
  const below = fillGaps(coarse, w, h);
  const out = values.slice();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      if (out[at + 3]! > 0) continue;
      const from = ((y >> 1) * w + (x >> 1)) * 4;
      for (let i = 0; i < 3; i++) out[at + i] = below[from + i]!;
      out[at + 3] = 1;
    }
  return out;
}
