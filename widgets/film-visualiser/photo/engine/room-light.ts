import { clamp } from './geometry.ts';
import type { Picture } from './picture.ts';
import { lightOf } from './tone.ts';

/** The light in a photo, estimated from its white and grey parts. */
export interface RoomLight {
  /** The light of a surface that reflects all of it. */
  level: number;
  /** ln(red / blue): warm above 0. */
  warmth: number;
  /** The number of pixels in the photo. */
  pixels: number;
}

/** The usual albedo of a white wall or ceiling, and how much warmer than white it is. */
const wall = 0.8;
const wallWarmth = 0.09;
/** The limits of a plausible level. Beyond them the photo shows something other than a room. */
const levels = [0.06, 1.6] as const;

/** How colourful a pale pixel may be, in steps: under a lamp, white looks coloured, and fewer pixels are pale. */
const colourfulness = [0.22, 0.3, 0.38];
/** The shares of pale pixels that are enough, or barely enough, to use them. */
const [enough, some] = [0.15, 0.03];

/**
 * Estimates the light of a photo from its palest pixels without much colour: in a room these are walls, ceilings and tiles. Lamps and
 * windows are too bright to be useful.
 */
export function roomLight(photo: Picture): RoomLight {
  const samples = sample(photo);
  const paleBy = (most: number) => samples.filter(({ colour }) => colour <= most);
  const pale =
    colourfulness.map(paleBy).find(({ length }) => length > enough * samples.length) ?? paleBy(0.22);
  const isTold = pale.length > some * samples.length;
  const lights = (isTold ? pale : samples).map(({ light }) => light);
  const level = quantile(lights, isTold ? 0.7 : 0.9) / wall;
  const warmth = quantile(
    pale.map(({ warmth }) => warmth),
    0.5,
  );
  return {
    // A photo of nothing but lamps gives no information.
    level: clamp(level || 1, ...levels),
    warmth: isTold ? clamp(warmth - wallWarmth, -0.8, 0.8) : 0,
    pixels: photo.width * photo.height,
  };
}

interface Sample {
  light: number;
  warmth: number;
  /** From 0 (grey) to 1. */
  colour: number;
}

function sample({ width, height, data }: Picture): Sample[] {
  const step = Math.max(1, Math.round(Math.max(width, height) / 240));
  const samples: Sample[] = [];
  for (let y = step >> 1; y < height; y += step)
    for (let x = step >> 1; x < width; x += step) {
      const at = 4 * (y * width + x);
      const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
      const [brightest, darkest] = [Math.max(red, green, blue), Math.min(red, green, blue)];
      if (darkest > 250) continue;
      samples.push({
        light: luminance(lightOf[red]!, lightOf[green]!, lightOf[blue]!),
        warmth: Math.log(lightOf[red]! / lightOf[blue]!),
        // Nearly black pixels give no information about the light.
        colour: brightest < 40 ? 1 : (brightest - darkest) / brightest,
      });
    }
  return samples;
}

export function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The value that this share of the values is below; NaN without values. None of them may be NaN. */
export function quantile(values: number[] | Float32Array, share: number): number {
  const mixed = Float32Array.from(values);
  const at = Math.min(mixed.length - 1, Math.floor(share * mixed.length));
  // C. A. R. Hoare, "Find", 1961: only the part in which the value lies is sorted further.
  let [low, high] = [0, mixed.length - 1];
  while (low < high) {
    const pivot = mixed[(low + high) >> 1]!;
    let [left, right] = [low, high];
    while (left <= right) {
      while (mixed[left]! < pivot) left++;
      while (mixed[right]! > pivot) right--;
      if (left > right) break;
      const value = mixed[left]!;
      mixed[left++] = mixed[right]!;
      mixed[right--] = value;
    }
    if (at <= right) high = right;
    else if (at >= left) low = left;
    else break;
  }
  return mixed[at] ?? Number.NaN;
}
