import { type Cover, coverOf } from './cover.ts';
import { frontProportion } from './front-proportion.ts';
import { clamp, type Quad } from './geometry.ts';
import { layGrain } from './lay-grain.ts';
import { createLookUp } from './look-up.ts';
import { strangeness } from './objects-before.ts';
import { oldSurface } from './old-surface.ts';
import type { Picture } from './picture.ts';
import { luminance } from './room-light.ts';
import { darkest, lightOf, stepCount, stepsPerE } from './tone.ts';

/** A front as the visitor marked it. */
export interface Front {
  id: number;
  quad: Quad;
  /** The film is turned by 90 degrees. */
  turned: boolean;
  /** In metres; absent where nothing tells it. */
  longerSide?: number;
}

/** All data of a front that do not depend on the film: another film then needs only lookups, no computation. */
export interface PreparedFront {
  cover: Cover;
  /** For each pixel the light that it reflects, in steps (12 bits), and its warmth (4 bits). */
  shades: Uint16Array;
  /** For each pixel its place in the grain's layers. */
  places: Uint32Array;
  /** For each pixel how much of it is a handle, a gap, an edge or something before the front instead of surface: 0 to 255. */
  details: Uint8Array;
  /** Values of the front as a whole, as in `OldSurface`. */
  usual: { light: number; warmth: number; greenness: number };
  pixels: number;
}

/** The number of warmth steps (4 bits), and the size of one in ln(red / blue). */
export const warmthSteps = 16;
export const warmthStep = 0.055;
/** The share of the colour variation within a front that is kept: a part comes from the old surface, not from the light. */
const keptWarmth = 0.6;

/** Prepares a front. */
export function prepareFront(picture: Picture, { id, quad, turned, longerSide }: Front): PreparedFront {
  const { width, data } = picture;
  const cover = coverOf(quad, width, picture.height);
  const { box, starts, offsets } = cover;
  const surface = oldSurface(picture, quad, box);
  const { usual, grain, objects, scale } = surface;
  const pixels = offsets.at(-1)!;
  const shades = new Uint16Array(pixels);
  const details = new Uint8Array(pixels);
  const cells = surface.warmth.width;
  const lookUp = createLookUp(surface, box);
  for (let row = 0, at = 0; row < starts.length; row++) {
    const y = box.top + row;
    const end = offsets[row + 1]!;
    lookUp.toRow(y);
    for (let x = starts[row]!; at < end; at++, x++) {
      const from = 4 * (y * width + x);
      const seen = Math.log(
        luminance(lightOf[data[from]!]!, lightOf[data[from + 1]!]!, lightOf[data[from + 2]!]!),
      );
      lookUp.toColumn(x);
      const smooth = lookUp.slope * seen + lookUp.rise;
      const strays = seen - smooth;
      const beyond = Math.max(Math.abs(strays) - grain, 0);
      const light = strays > 0 ? smooth + beyond : smooth - beyond;
      const warmth = keptWarmth * (lookUp.warmth - usual.warmth);
      const step = clamp(Math.round((light - darkest) * stepsPerE), 0, stepCount - 1);
      const warm = clamp(Math.floor(warmth / warmthStep + warmthSteps / 2 + noise(x, y)), 0, warmthSteps - 1);
      shades[at] = (step << 4) | warm;
      if (beyond > 0.1) details[at] = Math.round(255 * riseOf(beyond, grain + 0.1, 2 * grain + 0.4));
      if (objects?.[cells * Math.floor((y - box.top) / scale) + Math.floor((x - box.left) / scale)])
        details[at] = Math.max(
          details[at]!,
          Math.round(255 * riseOf(strangenessOf(data, from, usual), 0.7, 1)),
        );
    }
  }
  const places = layGrain(quad, cover, {
    proportion: frontProportion(quad, picture),
    longerSide,
    turned,
    seed: id,
  });
  return { cover, shades, places, details, usual, pixels };
}

function strangenessOf(data: Picture['data'], at: number, usual: PreparedFront['usual']): number {
  const [red, green, blue] = [lightOf[data[at]!]!, lightOf[data[at + 1]!]!, lightOf[data[at + 2]!]!];
  return strangeness(Math.log(red / blue) - usual.warmth, Math.log(green / red) - usual.greenness);
}

/** Evenly distributed from 0 to 1, without a visible pattern: J. Jimenez, "Next generation post processing in Call of Duty", 2014. */
function noise(x: number, y: number): number {
  return fraction(52.9829189 * fraction(0.06711056 * x + 0.00583715 * y));
}

/** The same as `% 1` for positive numbers, but much faster. */
function fraction(value: number): number {
  return value - Math.floor(value);
}

function riseOf(value: number, from: number, to: number): number {
  const share = clamp((value - from) / (to - from), 0, 1);
  return share * share * (3 - 2 * share);
}
