/*
 * Converts between the bytes of a photo and the light in the camera. A camera does not store light as it is: it makes dark parts darker and
 * limits bright ones. The curve here is fitted to our own renders of one room with several films, and is similar to that of phones. A film
 * that reflects half of the light then gets the byte that the camera would store, not half the byte.
 *
 * Light is counted in steps of its logarithm: light × albedo is then a sum, and no pixel needs a power.
 */

/** The number of steps in a factor e of light. */
export const stepsPerE = 410;
/** The light at step 0 (natural logarithm). */
export const darkest = -7;
/** The number of steps; shading and albedo each stay below it. */
export const stepCount = 4096;

/** The camera's curve: value = top × light^contrast / (light^contrast + half^contrast), at most 1. */
const contrast = 1.2;
const half = 0.45 ** contrast;
const top = 1.02;

/** The light of each byte: white paint in bright light is 0.6 to 1. */
export const lightOf: Float32Array = Float32Array.from({ length: 256 }, (_, byte) => {
  const shown = linear(Math.max(byte, 0.5) / 255);
  return ((half * shown) / (top - shown)) ** (1 / contrast);
});

/** The step of an amount of light, at least 0. */
export function stepOf(light: number): number {
  return Math.max(0, Math.round((Math.log(light) - darkest) * stepsPerE));
}

/** The amount of light of a step. */
export function lightAt(step: number): number {
  return Math.exp(step / stepsPerE + darkest);
}

/** Sums of steps may exceed the range by this much before the lookup. */
export const margin = 4096;

/** The byte for the sum of two steps (light × albedo) + `margin`. */
export const byteOf: Uint8Array = Uint8Array.from({ length: 2 * stepCount + 2 * margin }, (_, sum) => {
  const light = lightAt(sum - margin) * lightAt(0);
  const power = light ** contrast;
  return Math.round(255 * Math.min(1, encoded((top * power) / (power + half))));
});

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function encoded(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}
