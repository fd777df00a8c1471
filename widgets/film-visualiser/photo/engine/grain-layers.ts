import type { Picture } from './picture.ts';

/**
 * A picture of a grain in decreasing sizes, concatenated, so that distant film does not flicker. All are square; the first is `grainSide`
 * wide. A pixel is a number with red in its lowest byte.
 */
export type GrainLayers = Uint32Array;

/** Side of the largest layer, in px; a power of two. */
export const grainSide = 1024;
/** The length of film in a picture, in metres. */
export const grainLength = 0.7;
/** The smallest layer is 64 px wide. */
export const layerCount = 5;

/** The index of the first pixel of each layer. */
export const layerStarts = [0, 1, 2, 3, 4].map((layer) => startOf(layer));

/** Makes all layers. @param picture square, `grainSide` wide */
export function grainLayers(picture: Picture): GrainLayers {
  const layers = new Uint8Array(4 * startOf(layerCount));
  layers.set(picture.data);
  for (let layer = 1, side = grainSide >> 1; layer < layerCount; layer++, side >>= 1) {
    const [from, to] = [4 * layerStarts[layer - 1]!, 4 * layerStarts[layer]!];
    const row = 8 * side;
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++)
        for (let c = 0; c < 4; c++) {
          const at = from + 2 * y * row + 8 * x + c;
          layers[to + 4 * (y * side + x) + c] =
            (layers[at]! + layers[at + 4]! + layers[at + row]! + layers[at + row + 4]! + 2) >> 2;
        }
  }
  return new Uint32Array(layers.buffer);
}

function startOf(layer: number): number {
  let start = 0;
  for (let i = 0; i < layer; i++) start += (grainSide >> i) ** 2;
  return start;
}
