import type { Cover } from './cover.ts';
import type { Quad } from './geometry.ts';
import { grainLength, grainSide, layerCount, layerStarts } from './grain-layers.ts';
import { inverse, ontoQuad } from './homography.ts';

/** The orientation of the film on a front. */
export interface Lay {
  /** The ratio of width to height of the front itself. */
  proportion: number;
  /** In metres. Without it the front is taken for a usual door of a kitchen. */
  longerSide?: number;
  /** Turned by 90 degrees. */
  turned: boolean;
  /** Distinguishes fronts, so that no two show the same piece of film. */
  seed: number;
}

/** The longer side of a usual door of a kitchen, in metres. */
const usualSide = 0.72;
/** What makes a pixel choose none to three quarters of a layer higher. */
const alternating = [0, 0.25, 0.5, 0.75].map((layers) => 2 ** layers);

/** For each pixel of a front, the pixel of the grain's layers at that place, in perspective. */
export function layGrain(
  quad: Quad,
  cover: Cover,
  { proportion, longerSide = usualSide, turned, seed }: Lay,
): Uint32Array {
  const { starts, offsets } = cover;
  const [a, b, c, d, e, f, g, h, i] = inverse(ontoQuad(quad));
  const long = (longerSide / grainLength) * grainSide;
  const across = proportion > 1 ? long : long * proportion;
  const down = proportion > 1 ? long / proportion : long;
  // Multiples of the golden ratio never coincide.
  const [shiftX, shiftY] = [((seed * 0.618) % 1) * 2 * grainSide, ((seed * 0.382) % 1) * 2 * grainSide];
  const places = new Uint32Array(offsets.at(-1)!);
  for (let row = 0, at = 0; row < starts.length; row++) {
    const y = cover.box.top + row + 0.5;
    const end = offsets[row + 1]!;
    for (let x = starts[row]! + 0.5; at < end; at++, x++) {
      const w = 1 / (g * x + h * y + i);
      const u = (a * x + b * y + c) * w;
      const v = (d * x + e * y + f) * w;
      // How much film one pixel covers along each side: the derivative of the map.
      const perPixel =
        Math.max(
          (Math.abs(a - g * u) + Math.abs(b - h * u)) * across,
          (Math.abs(d - g * v) + Math.abs(e - h * v)) * down,
        ) * Math.abs(w);
      // Where two layers meet, pixels alternate between them, so that no line is visible.
      const layer = wholeLog2(perPixel * alternating[(x + 2 * y) & 3]!);
      // No arrays here: a loop over pixels would make one for each.
      const s = turned ? v * down : u * across;
      const t = turned ? u * across : v * down;
      const side = grainSide >> layer;
      places[at] =
        layerStarts[layer]! +
        mirrored((s + shiftX) >> layer, side) +
        side * mirrored((t + shiftY) >> layer, side);
    }
  }
  return places;
}

/** The whole part of the binary logarithm, within the layers. Counting zeros is much faster than `Math.log2`. */
function wholeLog2(value: number): number {
  return Math.max(31 - Math.clz32(Math.min(value, 2 ** (layerCount - 1))), 0);
}

/** The picture is not seamless, so every second repetition is mirrored. `side` is a power of two. */
function mirrored(at: number, side: number): number {
  return at & side ? ~at & (side - 1) : at & (side - 1);
}
