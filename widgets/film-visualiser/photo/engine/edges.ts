import type { Picture } from './picture.ts';

/** The changes in brightness over the photo, at low resolution: they show where fronts end. */
export interface Edges {
  width: number;
  height: number;
  /** The number of photo pixels per cell, along each side. */
  scale: number;
  /** The change to the right and downwards, in bytes × 8. */
  across: Int16Array;
  down: Int16Array;
}

/** The longest side in cells: finer detail is noise. */
const longest = 1024;

export function findEdges(picture: Picture): Edges {
  const scale = Math.max(1, Math.round(Math.max(picture.width, picture.height) / longest));
  const width = Math.floor(picture.width / scale);
  const height = Math.floor(picture.height / scale);
  const light = shrunk(picture, width, height, scale);
  const across = new Int16Array(width * height);
  const down = new Int16Array(width * height);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const [above, below] = [at - width, at + width];
      // Sobel.
      across[at] =
        light[above + 1]! +
        2 * light[at + 1]! +
        light[below + 1]! -
        light[above - 1]! -
        2 * light[at - 1]! -
        light[below - 1]!;
      down[at] =
        light[below - 1]! +
        2 * light[below]! +
        light[below + 1]! -
        light[above - 1]! -
        2 * light[above]! -
        light[above + 1]!;
    }
  return { width, height, scale, across, down };
}

/** The brightness in bytes, each the mean of a square. */
function shrunk(picture: Picture, width: number, height: number, scale: number): Float32Array {
  const light = new Float32Array(width * height);
  const { data } = picture;
  for (let y = 0; y < height * scale; y++) {
    let cell = Math.floor(y / scale) * width;
    let at = 4 * y * picture.width;
    for (const end = cell + width; cell < end; cell++)
      for (let x = 0; x < scale; x++, at += 4)
        light[cell]! += 0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!;
  }
  return light.map((sum) => sum / scale / scale);
}
