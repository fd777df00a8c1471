/*
 * How much light a film reflects, and the blend of a room's two pictures that shows it: one picture has fronts that reflect nothing, the
 * other fronts that reflect 80%. Light adds up linearly, but a picture has a tone curve. The table holds the measured curve of our pictures
 * ("Filmic, Medium High Contrast").
 */

/** [linear albedo, blend]: a blend of 0 is the black picture, 1 the white one. */
const curve = [
  [0, 0],
  [0.01, 0.061],
  [0.03, 0.163],
  [0.05, 0.246],
  [0.1, 0.404],
  [0.2, 0.603],
  [0.3, 0.727],
  [0.4, 0.814],
  [0.5, 0.878],
  [0.6, 0.928],
  [0.7, 0.967],
  [0.8, 1],
] as const;

/** Red, green and blue; the variable's name says what they measure. */
export type Rgb = readonly [number, number, number];

/** `#rrggbb` → linear albedo, 0 to 1. */
export function linearOf(hex: string): Rgb {
  const channel = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** An sRGB value, 0 to 1, as linear light. */
export function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Linear light, 0 to 1, as an sRGB value. */
export function encoded(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** The blend between black and white fronts for a film of this linear albedo, 0 to 1. */
export function blendOf(albedo: number): number {
  return between(albedo, 0, 1);
}

/** The linear albedo of a blend: the inverse of `blendOf`. */
export function albedoOf(blend: number): number {
  return between(blend, 1, 0);
}

function between(value: number, from: 0 | 1, to: 0 | 1): number {
  const next = curve.findIndex((point) => point[from] >= value);
  if (next === 0) return curve[0][to];
  const [low, high] = next < 0 ? [curve.at(-2)!, curve.at(-1)!] : [curve[next - 1]!, curve[next]!];
  const share = Math.min((value - low[from]) / (high[from] - low[from]), 1);
  return low[to] + share * (high[to] - low[to]);
}
