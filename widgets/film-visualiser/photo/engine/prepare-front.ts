import { type Cover, coverOf } from './cover.ts';
import { frontProportion } from './front-proportion.ts';
import { clamp, type Quad } from './geometry.ts';
import { layGrain } from './lay-grain.ts';
import { oldSurface } from './old-surface.ts';
import type { Picture } from './picture.ts';
import type { Plane } from './plane.ts';
import { luminance } from './room-light.ts';
import { darkest, lightOf, stepCount, stepsPerE } from './tone.ts';

/** A front as it is marked. */
export interface Front {
  id: number;
  quad: Quad;
  /** The film lies a quarter turned. */
  turned: boolean;
}

/** All of a front that does not depend on the film, so that another film is looked up and not computed. */
export interface PreparedFront {
  cover: Cover;
  /** For each pixel the light that comes from it now in steps (12 bits), and how warm it is (4 bits). */
  shades: Uint16Array;
  /** For each pixel the place in the grain's layers. */
  places: Uint32Array;
  /** For each pixel how much of it is no surface but a handle, a gap or an edge: 0 to 255. */
  details: Uint8Array;
  /** Of the front as a whole, as `OldSurface` has it. */
  usual: { light: number; warmth: number; greenness: number };
  pixels: number;
}

/** Steps of warmth in 4 bits, and what each is in ln(red / blue). */
export const warmthSteps = 16;
export const warmthStep = 0.055;
/** How much of the colour of the light within a front is kept: not all is light, the old surface has its own. */
const keptWarmth = 0.6;

/** Prepares a front. */
export function prepareFront(picture: Picture, { id, quad, turned }: Front): PreparedFront {
  const { width, data } = picture;
  const cover = coverOf(quad, width, picture.height);
  const { box, starts, offsets } = cover;
  const surface = oldSurface(picture, quad, box);
  const { scale, usual, grain } = surface;
  const pixels = offsets.at(-1)!;
  const shades = new Uint16Array(pixels);
  const details = new Uint8Array(pixels);
  for (let row = 0, at = 0; row < starts.length; row++) {
    const y = box.top + row;
    const end = offsets[row + 1]!;
    for (let x = starts[row]!; at < end; at++, x++) {
      const from = 4 * (y * width + x);
      const [r, g, b] = [lightOf[data[from]!]!, lightOf[data[from + 1]!]!, lightOf[data[from + 2]!]!];
      const [column, line] = [(x - box.left + 0.5) / scale - 0.5, (y - box.top + 0.5) / scale - 0.5];
      const seen = Math.log(luminance(r, g, b));
      const { slope, rise } = surface.light;
      const smooth = between(slope, column, line) * seen + between(rise, column, line);
      const strays = seen - smooth;
      const beyond = Math.max(Math.abs(strays) - grain, 0);
      const light = smooth + Math.sign(strays) * beyond;
      const warmth = keptWarmth * (between(surface.warmth, column, line) - usual.warmth);
      const step = clamp(Math.round((light - darkest) * stepsPerE), 0, stepCount - 1);
      const warm = clamp(Math.floor(warmth / warmthStep + warmthSteps / 2 + noise(x, y)), 0, warmthSteps - 1);
      shades[at] = (step << 4) | warm;
      details[at] = Math.round(255 * riseOf(beyond, grain + 0.1, 2 * grain + 0.4));
    }
  }
  const places = layGrain(quad, cover, { proportion: frontProportion(quad, picture), turned, seed: id });
  return { cover, shades, places, details, usual, pixels };
}

/** The value between four cells. */
function between({ width, height, values }: Plane, x: number, y: number): number {
  const [cx, cy] = [clamp(x, 0, width - 1), clamp(y, 0, height - 1)];
  const [left, top] = [Math.floor(cx), Math.floor(cy)];
  const [right, bottom] = [Math.min(left + 1, width - 1), Math.min(top + 1, height - 1)];
  const [dx, dy] = [cx - left, cy - top];
  const upper = values[top * width + left]! * (1 - dx) + values[top * width + right]! * dx;
  const lower = values[bottom * width + left]! * (1 - dx) + values[bottom * width + right]! * dx;
  return upper * (1 - dy) + lower * dy;
}

/** From 0 to 1, evenly spread and without a pattern that shows: J. Jimenez, "Next generation post processing in Call of Duty", 2014. */
function noise(x: number, y: number): number {
  return (52.9829189 * ((0.06711056 * x + 0.00583715 * y) % 1)) % 1;
}

function riseOf(value: number, from: number, to: number): number {
  const share = clamp((value - from) / (to - from), 0, 1);
  return share * share * (3 - 2 * share);
}
