import { clamp, type Point, type Quad } from './geometry.ts';

/**
 * The ratio of width to height of the rectangle that a photo shows as this quad.
 *
 * It follows from the perspective, as for a whiteboard: Z. Zhang and L. He, "Whiteboard scanning and image enhancement", 2007. A view in
 * which a pair of sides stays parallel gives no information about the lens. Then the usual lens of a phone is assumed; for a front that is
 * seen straight on, the result is the ratio of its sides.
 *
 * @param photo its size in px: the lens is assumed to point at its middle
 */
export function frontProportion(quad: Quad, photo: { width: number; height: number }): number {
  const longest = Math.max(photo.width, photo.height);
  const [topLeft, topRight, bottomRight, bottomLeft] = quad.map(({ x, y }) =>
    // In units of the longest side, so that all numbers are of similar size.
    ray({ x: (x - photo.width / 2) / longest, y: (y - photo.height / 2) / longest }),
  ) as [Vector, Vector, Vector, Vector];
  const diagonal = crossProduct(topLeft, bottomRight);
  const across = dot(diagonal, bottomLeft) / dot(crossProduct(topRight, bottomRight), bottomLeft);
  const down = dot(diagonal, topRight) / dot(crossProduct(bottomLeft, bottomRight), topRight);
  const width = minus(topRight, across, topLeft);
  const height = minus(bottomLeft, down, topLeft);
  const focal = focalLength(width, height);
  const length = ([x, y, z]: Vector) => Math.hypot(x / focal, y / focal, z);
  const proportion = length(width) / length(height);
  return Number.isFinite(proportion) ? clamp(proportion, 1 / widest, widest) : 1;
}

/** The largest ratio of a front. */
const widest = 20;
/** The focal length of a phone's main camera, in longest sides; and the range of any lens. */
const usualFocal = 0.75;
const focals = [0.4, 3] as const;

type Vector = readonly [number, number, number];

function focalLength([ax, ay, az]: Vector, [bx, by, bz]: Vector): number {
  if (Math.abs(az) < 0.03 || Math.abs(bz) < 0.03) return usualFocal;
  const squared = -(ax * bx + ay * by) / (az * bz);
  if (!(squared > 0)) return usualFocal;
  return clamp(Math.sqrt(squared), ...focals);
}

const ray = ({ x, y }: Point): Vector => [x, y, 1];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const minus = (a: Vector, factor: number, b: Vector): Vector => [
  factor * a[0] - b[0],
  factor * a[1] - b[1],
  factor * a[2] - b[2],
];
const crossProduct = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
