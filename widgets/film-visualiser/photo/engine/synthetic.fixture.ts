import type { Point, Quad } from './geometry.ts';
import { grainSide } from './grain-layers.ts';
import type { Picture } from './picture.ts';

/** An artificial photo with a computed colour for each pixel, in bytes. */
export function pictureOf(
  width: number,
  height: number,
  colour: (x: number, y: number) => readonly [number, number, number],
): Picture {
  const data = new Uint8ClampedArray(4 * width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set([...colour(x, y), 255], 4 * (y * width + x));
  return { width, height, data };
}

/** The picture of a grain of stripes, each this wide in px. */
export function stripesOf(wide: number, [light, dark]: readonly [number, number]): Picture {
  const isLight = (i: number) => ((i >> 2) >> 10) % (2 * wide) < wide;
  const data = new Uint8Array(4 * grainSide * grainSide).map((_, i) => (isLight(i) ? light : dark));
  return { width: grainSide, height: grainSide, data };
}

export function rectangle(left: number, top: number, right: number, bottom: number): Quad {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/**
 * The quad of a rectangle in space, as a camera sees it: its middle is `away` from the camera, it is turned about the vertical and the
 * horizontal axis (radians), and the lens has this focal length, in a photo of 1000 × 750.
 */
export function seenFrom({
  width,
  height,
  away,
  turn,
  tilt,
  focal,
}: Record<'width' | 'height' | 'away' | 'turn' | 'tilt' | 'focal', number>): Quad {
  const see = (x: number, y: number): Point => {
    const [x1, z1] = [x * Math.cos(turn), x * Math.sin(turn)];
    const [y2, z2] = [
      y * Math.cos(tilt) - z1 * Math.sin(tilt),
      y * Math.sin(tilt) + z1 * Math.cos(tilt) + away,
    ];
    return { x: 500 + (1000 * focal * x1) / z2, y: 375 + (1000 * focal * y2) / z2 };
  };
  const [w, h] = [width / 2, height / 2];
  return [see(-w, -h), see(w, -h), see(w, h), see(-w, h)];
}

/** A generator of random numbers from 0 to 1 that yields the same sequence in every run. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
