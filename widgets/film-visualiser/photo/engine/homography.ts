import type { Point, Quad } from './geometry.ts';

/** A map between planes, row by row: (x, y, 1) ↦ (a, b, c), which means (a/c, b/c). */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

/** Maps the unit square onto the quad: (0, 0) to its first corner and (1, 0) to its second. */
export function ontoQuad([p, q, r, s]: Quad): Homography {
  const [dx, dy] = [p.x - q.x + r.x - s.x, p.y - q.y + r.y - s.y];
  const [ax, ay, bx, by] = [q.x - r.x, q.y - r.y, s.x - r.x, s.y - r.y];
  const area = ax * by - bx * ay;
  const g = (dx * by - bx * dy) / area;
  const h = (ax * dy - dx * ay) / area;
  return [
    q.x - p.x + g * q.x,
    s.x - p.x + h * s.x,
    p.x,
    q.y - p.y + g * q.y,
    s.y - p.y + h * s.y,
    p.y,
    g,
    h,
    1,
  ];
}

/** The inverse map. */
export function inverse([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

export function apply([a, b, c, d, e, f, g, h, i]: Homography, { x, y }: Point): Point {
  const w = g * x + h * y + i;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}
