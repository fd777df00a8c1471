import type { Picture } from './picture.ts';
import { lightOf } from './tone.ts';

/** The light in a photo, as far as what is white or grey in it gives it away. */
export interface RoomLight {
  /** Light on a surface that reflects all of it. */
  level: number;
  /** ln(red / blue): above 0 it is warm. */
  warmth: number;
}

/** What a white wall or ceiling reflects, and how much warmer than white it mostly is. */
const wall = 0.8;
const wallWarmth = 0.15;
/** Nobody is helped by a guess beyond these: then the photo is of something else. */
const levels = [0.06, 1.6] as const;

/**
 * Guesses how light a photo is from its palest pixels without much colour, which in a room are walls, ceilings and tiles. Lamps
 * and panes are too bright to say anything.
 */
export function roomLight({ width, height, data }: Picture): RoomLight {
  const step = Math.max(1, Math.round(Math.max(width, height) / 240));
  const pale: number[] = [];
  const all: number[] = [];
  const warmths: number[] = [];
  for (let y = step >> 1; y < height; y += step)
    for (let x = step >> 1; x < width; x += step) {
      const at = 4 * (y * width + x);
      const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
      const brightest = Math.max(red, green, blue);
      if (Math.min(red, green, blue) > 250) continue;
      const light = luminance(lightOf[red]!, lightOf[green]!, lightOf[blue]!);
      all.push(light);
      if (brightest < 40 || brightest - Math.min(red, green, blue) > 0.22 * brightest) continue;
      pale.push(light);
      warmths.push(Math.log(lightOf[red]! / lightOf[blue]!));
    }
  const isTold = pale.length > all.length / 30;
  const level = (isTold ? quantile(pale, 0.7) : quantile(all, 0.9)) / wall;
  return {
    level: Math.min(Math.max(level, levels[0]), levels[1]),
    warmth: isTold ? Math.min(Math.max(quantile(warmths, 0.5) - wallWarmth, -0.8), 0.8) : 0,
  };
}

export function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The value that this share of all lies below; NaN of none. */
export function quantile(values: number[] | Float32Array, share: number): number {
  const sorted = Float32Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
