import type { EngineFilm } from './film.ts';
import type { GrainLayers } from './grain-layers.ts';
import { type PreparedFront, warmthStep, warmthSteps } from './prepare-front.ts';
import { byteOf, lightAt, margin, stepCount, stepOf, stepsPerE } from './tone.ts';

/** How the light on a front is interpreted: the albedo of its old surface, and the light of the room. */
export interface Reading {
  /** The albedo of the old surface, 0 to 1. */
  albedo: number;
  /** ln(red / blue) of the light on the front. */
  warmth: number;
  /** ln of the factor by which the visitor wants it lighter. */
  lighter: number;
  /** The light of a surface in the room that reflects all of it. */
  level: number;
}

/** The target: a layer as large as the photo, one number per pixel, alpha in the highest byte. */
export interface Layer {
  width: number;
  pixels: Uint32Array;
}

/** Paints a film on a front into the layer, with sums and table lookups only. */
export function paintFront(layer: Layer, front: PreparedFront, alphas: Uint8Array, tables: Tables): void {
  const { starts, offsets, box } = front.cover;
  const height = layer.pixels.length / layer.width;
  for (let row = 0; row < starts.length; row++) {
    // A film that mirrors shows the lighter, upper half of the room at the top, and its floor and furniture below.
    const rise = Math.round(tables.fall * (middle - (box.top + row) / height));
    const at = offsets[row]!;
    const to = (box.top + row) * layer.width + starts[row]!;
    const count = offsets[row + 1]! - at;
    if (tables.grain) grainRow(layer.pixels, to, front, alphas, at, count, tables.grain, tables, rise);
    else plainRow(layer.pixels, to, front, alphas, at, count, tables);
  }
}

/** The lookup tables for a film and a reading. */
export interface Tables {
  /** Steps of light, by those of the old surface. */
  lights: Uint16Array;
  /** Steps of albedo, by channel and byte of the grain. */
  tones: readonly [Uint16Array, Uint16Array, Uint16Array];
  /** The steps by which it gets darker from the top of the photo to the bottom. */
  fall: number;
  /** The steps to add to red and subtract from blue, by warmth. */
  reds: Int16Array;
  blues: Int16Array;
  grain?: GrainLayers;
  /** For a plain film: the pixel without its alpha, by shade. */
  plain?: Uint32Array;
}

/** @param grain of the film; without it the film is painted plain */
export function tablesFor(
  film: EngineFilm,
  grain: GrainLayers | undefined,
  { albedo, warmth, lighter, level }: Reading,
): Tables {
  // A dark surface reflects the room: its variations are not only variations in the light on it.
  const contrast = albedo < 0.12 ? 0.6 + (0.4 * albedo) / 0.12 : 1;
  const [old, usual] = [stepsPerE * Math.log(albedo), stepOf(albedo)];
  const { mirrors = 0 } = film;
  const lights = new Uint16Array(stepCount);
  for (let step = 0; step < stepCount; step++) {
    const lit = usual + contrast * (step - usual) - old;
    const seen = mirrors ? stepOf((1 - mirrors) * lightAt(lit) + mirrors * opposite * level) : lit;
    lights[step] = Math.min(Math.max(Math.round(seen + stepsPerE * lighter), 0), stepCount - 1);
  }
  const warmths = (share: number) =>
    Int16Array.from({ length: warmthSteps }, (_, warm) =>
      Math.round(stepsPerE * share * ((warm - warmthSteps / 2 + 0.5) * warmthStep + keptRoomWarmth * warmth)),
    );
  const tones = film.albedos.map((bytes) =>
    Uint16Array.from(bytes, (share) => stepOf(sheen + (1 - sheen) * share)),
  ) as unknown as Tables['tones'];
  const fall = fallOfMirrored * stepsPerE * mirrors;
  const tables: Tables = { lights, tones, fall, reds: warmths(0.45), blues: warmths(-0.55) };
  return grain ? { ...tables, grain } : { ...tables, plain: plainPixels(tables) };
}

/** The share of the room's light that even a black film reflects. */
const sheen = 0.035;
/** How light the other side of the room is, for the eye in a mirror: its walls and furniture reflect this share of the light. */
const opposite = 0.4;
/** ln of the factor by which what is mirrored gets darker over the height of a photo, and the height that is neither lighter nor darker. */
const fallOfMirrored = 1.3;
const middle = 0.45;
/** The share of the light's colour that is kept: people in the room would see less of it than the camera. */
const keptRoomWarmth = 0.85;

function plainPixels({ lights, tones, reds, blues }: Tables): Uint32Array {
  const [red, green, blue] = tones.map((bytes) => bytes[255]! + margin) as [number, number, number];
  const pixels = new Uint32Array(stepCount * warmthSteps);
  // A loop, as `from` would call a function for each of the many shades.
  for (let shade = 0; shade < pixels.length; shade++) {
    const light = lights[shade >> 4]!;
    const warm = shade & 15;
    pixels[shade] =
      byteOf[light + red + reds[warm]!]! |
      (byteOf[light + green]! << 8) |
      (byteOf[light + blue + blues[warm]!]! << 16);
  }
  return pixels;
}

function plainRow(
  pixels: Uint32Array,
  to: number,
  { shades }: PreparedFront,
  alphas: Uint8Array,
  from: number,
  count: number,
  { plain }: Tables,
): void {
  for (let i = 0; i < count; i++) {
    const alpha = alphas[from + i]!;
    if (alpha) pixels[to + i] = plain![shades[from + i]!]! | (alpha << 24);
  }
}

function grainRow(
  pixels: Uint32Array,
  to: number,
  { shades, places }: PreparedFront,
  alphas: Uint8Array,
  from: number,
  count: number,
  grain: GrainLayers,
  { lights, tones: [redTones, greenTones, blueTones], reds, blues }: Tables,
  rise: number,
): void {
  const base = margin + rise;
  for (let i = 0; i < count; i++) {
    const alpha = alphas[from + i]!;
    if (!alpha) continue;
    const shade = shades[from + i]!;
    const light = lights[shade >> 4]! + base;
    const tones = grain[places[from + i]!]!;
    pixels[to + i] =
      byteOf[light + redTones[tones & 255]! + reds[shade & 15]!]! |
      (byteOf[light + greenTones[(tones >> 8) & 255]!]! << 8) |
      (byteOf[light + blueTones[(tones >> 16) & 255]! + blues[shade & 15]!]! << 16) |
      (alpha << 24);
  }
}
