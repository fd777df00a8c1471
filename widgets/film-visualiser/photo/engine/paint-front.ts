import type { EngineFilm } from './film.ts';
import type { GrainLayers } from './grain-layers.ts';
import { type PreparedFront, warmthStep, warmthSteps } from './prepare-front.ts';
import { byteOf, margin, stepCount, stepOf, stepsPerE } from './tone.ts';

/** How the light on a front is read: what its old surface reflects, and what the light of the room is like. */
export interface Reading {
  /** Of the old surface, 0 to 1. */
  albedo: number;
  /** ln(red / blue) of the light on the front. */
  warmth: number;
  /** ln of how much lighter the visitor wants it. */
  lighter: number;
}

/** Where to paint: a layer as large as the photo, one number a pixel, alpha first. */
export interface Layer {
  width: number;
  pixels: Uint32Array;
}

/** A film on a front, into the layer: nothing but sums and tables. */
export function paintFront(layer: Layer, front: PreparedFront, alphas: Uint8Array, tables: Tables): void {
  const { starts, offsets, box } = front.cover;
  for (let row = 0; row < starts.length; row++) {
    const at = offsets[row]!;
    const to = (box.top + row) * layer.width + starts[row]!;
    const count = offsets[row + 1]! - at;
    if (tables.grain) grainRow(layer.pixels, to, front, alphas, at, count, tables.grain, tables);
    else plainRow(layer.pixels, to, front, alphas, at, count, tables);
  }
}

/** What a film and a reading come down to. */
export interface Tables {
  /** Steps of light, by those that come from the old surface. */
  lights: Uint16Array;
  /** Steps of albedo by channel and byte of the grain. */
  tones: readonly [Uint16Array, Uint16Array, Uint16Array];
  /** Steps more of red and less of blue, by warmth. */
  reds: Int16Array;
  blues: Int16Array;
  grain?: GrainLayers;
  /** Of a plain film: the pixel without its alpha, by shade. */
  plain?: Uint32Array;
}

/** @param grain of the film; without it, it is painted plain */
export function tablesFor(
  film: EngineFilm,
  grain: GrainLayers | undefined,
  { albedo, warmth, lighter }: Reading,
): Tables {
  // A dark surface mirrors the room: what varies on it is not all light that falls on it.
  const contrast = albedo < 0.12 ? 0.6 + (0.4 * albedo) / 0.12 : 1;
  const [old, usual] = [stepsPerE * Math.log(albedo), stepOf(albedo)];
  const lights = Uint16Array.from({ length: stepCount }, (_, step) =>
    Math.min(
      Math.max(Math.round(usual + contrast * (step - usual) - old + stepsPerE * lighter), 0),
      stepCount - 1,
    ),
  );
  const warmths = (share: number) =>
    Int16Array.from({ length: warmthSteps }, (_, warm) =>
      Math.round(stepsPerE * share * ((warm - warmthSteps / 2 + 0.5) * warmthStep + keptRoomWarmth * warmth)),
    );
  const tones = film.albedos.map((bytes) =>
    Uint16Array.from(bytes, (share) => stepOf(sheen + (1 - sheen) * share)),
  ) as unknown as Tables['tones'];
  const tables: Tables = { lights, tones, reds: warmths(0.45), blues: warmths(-0.55) };
  return grain ? { ...tables, grain } : { ...tables, plain: plainPixels(tables) };
}

/** What even a black film mirrors of the room. */
const sheen = 0.035;
/** A photo's light keeps some of its colour: eyes in the room would see less of it than the camera did. */
const keptRoomWarmth = 0.85;

function plainPixels({ lights, tones, reds, blues }: Tables): Uint32Array {
  const [red, green, blue] = tones.map((bytes) => bytes[255]! + margin) as [number, number, number];
  return Uint32Array.from({ length: stepCount * warmthSteps }, (_, shade) => {
    const [light, warm] = [lights[shade >> 4]!, shade & 15];
    return (
      byteOf[light + red + reds[warm]!]! |
      (byteOf[light + green]! << 8) |
      (byteOf[light + blue + blues[warm]!]! << 16)
    );
  });
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
): void {
  for (let i = 0; i < count; i++) {
    const alpha = alphas[from + i]!;
    if (!alpha) continue;
    const shade = shades[from + i]!;
    const light = lights[shade >> 4]! + margin;
    const tones = grain[places[from + i]!]!;
    pixels[to + i] =
      byteOf[light + redTones[tones & 255]! + reds[shade & 15]!]! |
      (byteOf[light + greenTones[(tones >> 8) & 255]!]! << 8) |
      (byteOf[light + blueTones[(tones >> 16) & 255]! + blues[shade & 15]!]! << 16) |
      (alpha << 24);
  }
}
