import type { Cover } from './cover.ts';
import type { Quad } from './geometry.ts';
import { grainLength, grainSide, layerCount, layerStarts } from './grain-layers.ts';
import { inverse, ontoQuad } from './homography.ts';

/** How the film lies on a front. */
export interface Lay {
  /** Width over height of the front itself. */
  proportion: number;
  /** A quarter turn. */
  turned: boolean;
  /** Tells fronts apart, so that no two show the same piece of film. */
  seed: number;
}

/** Unless somebody says otherwise: the longer side of a front, in metres. */
const longerSide = 0.75;

/** For each pixel of a front the pixel of the grain's layers that lies there, in perspective. */
export function layGrain(quad: Quad, cover: Cover, { proportion, turned, seed }: Lay): Uint32Array {
  const { starts, offsets } = cover;
  const [a, b, c, d, e, f, g, h, i] = inverse(ontoQuad(quad));
  const long = (longerSide / grainLength) * grainSide;
  const across = proportion > 1 ? long : long * proportion;
  const down = proportion > 1 ? long / proportion : long;
  // Golden steps never meet.
  const [shiftX, shiftY] = [((seed * 0.618) % 1) * 2 * grainSide, ((seed * 0.382) % 1) * 2 * grainSide];
  const places = new Uint32Array(offsets.at(-1)!);
  for (let row = 0, at = 0; row < starts.length; row++) {
    const y = cover.box.top + row + 0.5;
    const end = offsets[row + 1]!;
    for (let x = starts[row]! + 0.5; at < end; at++, x++) {
      const w = 1 / (g * x + h * y + i);
      const u = (a * x + b * y + c) * w;
      const v = (d * x + e * y + f) * w;
      // Film in one pixel, along either side: from the slope of the map.
      const perPixel =
        Math.max(
          (Math.abs(a - g * u) + Math.abs(b - h * u)) * across,
          (Math.abs(d - g * v) + Math.abs(e - h * v)) * down,
        ) * Math.abs(w);
      // Between two layers pixels take turns: no line where one ends.
      const layer = Math.min(
        Math.max(Math.floor(Math.log2(perPixel) + 0.25 * ((x + 2 * y) & 3)), 0),
        layerCount - 1,
      );
      const [s, t] = turned ? [v * down, u * across] : [u * across, v * down];
      const side = grainSide >> layer;
      places[at] =
        layerStarts[layer]! +
        mirrored((s + shiftX) >> layer, side) +
        side * mirrored((t + shiftY) >> layer, side);
    }
  }
  return places;
}

/** The picture is not seamless: every other one lies the other way round. `side` is a power of two. */
function mirrored(at: number, side: number): number {
  return at & side ? ~at & (side - 1) : at & (side - 1);
}
