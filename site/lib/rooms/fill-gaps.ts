/**
 * Fills unknown pixels with the mean of the known pixels around them, using smaller and smaller copies of the picture.
 *
 * @param values four numbers per pixel; the last is 1 where the others are known, else 0
 */
export function fillGaps(values: Float32Array, width: number, height: number): Float32Array {
  if (width === 1 && height === 1) return values;
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const coarse = new Float32Array(w * h * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4;
      const to = ((y >> 1) * w + (x >> 1)) * 4;
      for (let i = 0; i < 4; i++) coarse[to + i]! += values[from + i]!;
    }
  for (let at = 0; at < coarse.length; at += 4) {
    const weight = coarse[at + 3]!;
    if (weight > 0) for (let i = 0; i < 4; i++) coarse[at + i]! /= weight;
  }
  const below = fillGaps(coarse, w, h);
  const out = values.slice();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      if (out[at + 3]! > 0) continue;
      const from = ((y >> 1) * w + (x >> 1)) * 4;
      for (let i = 0; i < 3; i++) out[at + i] = below[from + i]!;
      out[at + 3] = 1;
    }
  return out;
}
