/*
 * Between the bytes of a photo and the light that fell into the camera. A camera does not write light down as it is: it deepens
 * the dark and holds back the bright. The curve here is fitted to our own renders of one
 * room in several films, and like what phones do. A film that reflects half of the light then gets the byte that the camera would have
 * given it, not half of a byte.
 *
 * Light is counted in steps of its logarithm: light × albedo is then a sum, and no pixel needs a power.
 */

/** Steps in a factor e of light. */
export const stepsPerE = 410;
/** Step 0 is this much light (natural logarithm). */
export const darkest = -7;
/** Steps that a byte holds: shading and albedo each stay below. */
export const stepCount = 4096;

/** The camera's curve: shown = top × light^contrast / (light^contrast + half^contrast), at most 1. */
const contrast = 1.2;
const half = 0.45 ** contrast;
const top = 1.02;

/** Light for each byte: white paint in good light is 0.6 to 1. */
export const lightOf: Float32Array = Float32Array.from({ length: 256 }, (_, byte) => {
  const shown = linear(Math.max(byte, 0.5) / 255);
  return ((half * shown) / (top - shown)) ** (1 / contrast);
});

/** Steps, at least 0, for an amount of light. */
export function stepOf(light: number): number {
  return Math.max(0, Math.round((Math.log(light) - darkest) * stepsPerE));
}

/** Sums of steps may lie this much outside before they are looked up. */
export const margin = 4096;

/** The byte for a sum of two steps (light × albedo) + `margin`. */
export const byteOf: Uint8Array = Uint8Array.from({ length: 2 * stepCount + 2 * margin }, (_, sum) => {
  const light = Math.exp((sum - margin) / stepsPerE + 2 * darkest);
  const power = light ** contrast;
  return Math.round(255 * Math.min(1, encoded((top * power) / (power + half))));
});

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function encoded(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}
