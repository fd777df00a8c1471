import { depthIn } from './cover.ts';
import type { Box, Quad } from './geometry.ts';
import { blurred, guidedFilter, type Smoothing, smoothed } from './guided-filter.ts';
import { objectsBefore, strangeness } from './objects-before.ts';
import type { Picture } from './picture.ts';
import { insert, median, type Plane, planeOf } from './plane.ts';
import { luminance, quantile } from './room-light.ts';
import { lightOf } from './tone.ts';

/** The current surface of a front, at low resolution: without its grain, its handle and the noise of the photo. */
export interface OldSurface {
  /** The number of photo pixels per cell, along each side. */
  scale: number;
  /** ln of the light that it reflects (its albedo × the light on it), as a function that smooths the photo's values. */
  light: Smoothing;
  /** ln(red / blue) of that light. */
  warmth: Plane;
  /** The same values for the front as a whole. */
  usual: { light: number; warmth: number; greenness: number };
  /** The cells where something stands before it, as of `objectsBefore`. */
  objects?: Uint8Array;
  /** How far grain and noise deviate from `light`. A larger deviation is a handle, a gap or an edge. */
  grain: number;
}

/** The largest number of cells along the longer side. */
const finest = 128;

/** Reads the current surface of a front from the photo. */
export function oldSurface(picture: Picture, quad: Quad, box: Box): OldSurface {
  const scale = Math.max(1, Math.ceil(Math.max(box.right - box.left, box.bottom - box.top) / finest));
  const { light, warmth, greenness, weight } = sample(picture, quad, box, scale);
  const usual = {
    warmth: quantile(inside(warmth, weight), 0.5),
    greenness: quantile(inside(greenness, weight), 0.5),
  };
  const objects = objectsBefore({
    ...weight,
    values: weight.values.map((isInside, i) =>
      isInside ? strangeness(warmth.values[i]! - usual.warmth, greenness.values[i]! - usual.greenness) : -1,
    ),
  });
  objects?.forEach((isObject, i) => {
    if (isObject) weight.values[i] = 0;
  });
  const longest = Math.max(light.width, light.height);
  // In two steps: first removes lines as thick as a handle, then the rest of the grain.
  const clean = median(light, weight, 2);
  const smoothing = guidedFilter(clean, weight, Math.max(2, Math.round(longest / 24)), 0.14);
  const smooth = smoothed(clean, smoothing);
  const [smoothInside, strays] = [inside(smooth, weight), inside(light, weight)];
  for (let i = 0; i < strays.length; i++) strays[i] = Math.abs(strays[i]! - smoothInside[i]!);
  return {
    scale,
    light: smoothing,
    warmth: blurred(warmth, weight, Math.max(3, Math.round(longest / 10))),
    usual: { ...usual, light: quantile(smoothInside, 0.6) },
    ...(objects && { objects }),
    grain: Math.min(Math.max(3.5 * quantile(strays, 0.5), 0.08), 0.4),
  };
}

/** The values of the cells on the front. */
function inside({ values }: Plane, { values: weights }: Plane): Float32Array {
  const found = new Float32Array(values.length);
  let count = 0;
  for (let i = 0; i < values.length; i++) if (weights[i]) found[count++] = values[i]!;
  return found.subarray(0, count);
}

interface Samples {
  light: Plane;
  warmth: Plane;
  greenness: Plane;
  /** 1 where a cell lies on the front, else 0. */
  weight: Plane;
}

/** The median of a few pixels in each cell. */
function sample({ width, height, data }: Picture, quad: Quad, box: Box, scale: number): Samples {
  const columns = Math.ceil((box.right - box.left) / scale);
  const rows = Math.ceil((box.bottom - box.top) / scale);
  const [light, warmth, greenness, weight] = [
    planeOf(columns, rows),
    planeOf(columns, rows),
    planeOf(columns, rows),
    planeOf(columns, rows),
  ];
  const depth = depthIn(quad);
  const stride = Math.max(1, Math.floor(scale / 3));
  const near = new Float64Array(Math.ceil(scale / stride) ** 2);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      // No arrays here: a loop over pixels would make one for each.
      const left = box.left + column * scale;
      const top = box.top + row * scale;
      const cell = row * columns + column;
      // Pixels outside must not influence the colour inside.
      const isInside = depth(left + scale / 2, top + scale / 2) > Math.min(scale / 2 + 1, 3);
      let count = 0;
      let reds = 0;
      let greens = 0;
      let blues = 0;
      for (let y = top; y < Math.min(top + scale, height); y += stride)
        for (let x = left; x < Math.min(left + scale, width); x += stride) {
          const at = 4 * (y * width + x);
          const r = lightOf[data[at]!]!;
          const g = lightOf[data[at + 1]!]!;
          const b = lightOf[data[at + 2]!]!;
          insert(near, count++, luminance(r, g, b));
          reds += r;
          greens += g;
          blues += b;
        }
      if (count === 0) continue;
      light.values[cell] = Math.log(near[count >> 1]!);
      warmth.values[cell] = Math.log(reds / blues);
      greenness.values[cell] = Math.log(greens / reds);
      weight.values[cell] = isInside ? 1 : 0;
    }
  return { light, warmth, greenness, weight };
}
