import { blendOf, linear } from '../../../widgets/domain/film/film-light.ts';
import { fillGaps } from './fill-gaps.ts';

/** Pixels, three bytes each, row by row. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/**
 * The map that the browser lays over the fronts for a film with a grain. For each pixel it holds the position between the black and the
 * white render, as a share of the film's lightest tone. The film's colour times this value is the blend.
 *
 * @param albedo the grain on the fronts, without light, sRGB
 * @param fronts where the fronts are, in red; without it they are everywhere. The grain continues past their edges, to avoid lines in the
 * old tone
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
  return toMap(values, width, height);
}

/**
 * What is known of the fronts as a map: their lightest tone becomes white, and it continues past their edges.
 *
 * @param values four numbers per pixel: a blend for each channel, and 1 where they are known, else 0
 */
export function toMap(values: Float32Array, width: number, height: number): Pixels {
  const lightest = [0, 1, 2].map((channel) => percentile(values, channel, 0.995));
  const filled = fillGaps(values, width, height);
  const data = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++)
    for (let channel = 0; channel < 3; channel++)
      data[pixel * 3 + channel] = Math.round(
        255 * Math.min(1, filled[pixel * 4 + channel]! / lightest[channel]!),
      );
  return { data, width, height };
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
