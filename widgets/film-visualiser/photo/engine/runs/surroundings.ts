import type { Evidence } from './evidence.ts';

/** How many numbers describe each piece of a line. */
export const channels = 44;

/** Where the stretches beside a line begin and end, in cm from it: a panel's frame, a handle and the next gap are in different ones. */
const stretches = [1, 2, 3, 4.5, 6, 8, 10.5, 14, 18];

/**
 * What each piece of a line is like, and what lies beside it, near and far: piece after piece, `channels` numbers each.
 * The weights in `line-weights.json` belong to these, in this order.
 *
 * @param scale px of the evidence in a cm
 */
export function surroundingsOf(
  evidence: Evidence,
  { at, tilt }: { at: number; tilt: number },
  scale: number,
): Float32Array {
  const { length, pieces, dark, step, depth, tint } = evidence;
  const line = dark[1]!;
  const [light, red, yellow] = step as [Float32Array, Float32Array, Float32Array];
  const edges = stretches.map((cm, i) => Math.max(Math.round(cm * scale), 3 + i));
  const found = new Float32Array(pieces * channels);
  for (let piece = 0, to = 0; piece < pieces; piece++) {
    const start = piece * length;
    const place = at + Math.round(tilt * ((2 * piece + 1) / pieces - 1));
    const value = (values: Float32Array, off = 0) =>
      place + off < 0 || place + off >= length ? 0 : values[start + place + off]!;
    for (const values of dark) found[to++] = value(values);
    found[to++] = value(line, -4);
    found[to++] = value(line, 4);
    for (const off of [-3, 0, 3]) found[to++] = value(light, off);
    for (const values of [red, yellow]) found[to++] = value(values);
    for (const values of [depth, tint])
      found[to++] = Math.sign(value(values)) * Math.log1p(Math.abs(value(values)));
    for (const side of [-1, 1])
      for (let stretch = 0; stretch + 1 < edges.length; stretch++) {
        const [near, far] = [place + side * edges[stretch]!, place + side * (edges[stretch + 1]! - 1)];
        const from = Math.max(Math.min(near, far), 0);
        const end = Math.min(Math.max(near, far) + 1, length);
        let [darkest, steepest] = [from < end ? 0 : -1, 0];
        for (let i = start + from; i < start + end; i++) {
          if (line[i]! > darkest) darkest = line[i]!;
          if (Math.abs(light[i]!) > Math.abs(steepest)) steepest = light[i]!;
        }
        found[to++] = darkest;
        found[to++] = steepest;
      }
  }
  return found;
}
