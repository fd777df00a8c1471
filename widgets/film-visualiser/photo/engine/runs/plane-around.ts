import { clamp, type Point } from '../geometry.ts';
import type { Homography } from '../homography.ts';
import type { Picture } from '../picture.ts';

/** The focal length of a phone's main camera, in longest sides of its photo. */
const focal = 0.75;
/** How far around a point its plane is looked for, and the distance between pixels that are looked at: in longest sides. */
const [reach, grid] = [0.32, 1 / 640];
/** More edges than these tell no more. */
const mostEdges = 4000;
/** The turns that are tried, in degrees: largest and step. */
const turns = { yaw: [36, 6], pitch: [12, 4], roll: [6, 3] } as const;
/** The widths of the bins in which edges are collected, from coarse to fine, in longest sides. */
const bins = [1 / 160, 1 / 320];

/** How a camera is turned from a plane that it would see straight on, in radians. */
interface Turn {
  yaw: number;
  pitch: number;
  roll: number;
}

interface Edge {
  x: number;
  y: number;
  upright: number;
  level: number;
}

/**
 * The plane of upright and level edges around a point: a map of the plane, in which those edges are upright and level, onto the photo.
 * Edges of one line then share a place in the plane; the turn of the camera that brings most of them together is the right one.
 */
export function planeAround(picture: Picture, at: Point): Homography {
  const edges = edgesAround(picture, at);
  let best: Turn = { yaw: 0, pitch: 0, roll: 0 };
  let most = togetherness(edges, best, bins[0]!) * 1.02;
  const radians = Math.PI / 180;
  const steps = ([largest, step]: readonly [number, number]) =>
    Array.from({ length: (2 * largest) / step + 1 }, (_, i) => (i * step - largest) * radians);
  const attempt = (turn: Turn, bin: number) => {
    const value = togetherness(edges, turn, bin);
    if (value > most) [best, most] = [turn, value];
  };
  for (const yaw of steps(turns.yaw))
    for (const pitch of steps(turns.pitch))
      for (const roll of steps(turns.roll)) attempt({ yaw, pitch, roll }, bins[0]!);
  most = togetherness(edges, best, bins[1]!);
  for (let size = 3; size > 0.3; size /= 2)
    for (const key of ['yaw', 'pitch', 'roll'] as const)
      for (const sign of [-1, 1]) attempt({ ...best, [key]: best[key] + sign * size * radians }, bins[1]!);
  return ontoPhoto(picture, best);
}

function edgesAround({ width, height, data }: Picture, at: Point): Edge[] {
  const longest = Math.max(width, height);
  const step = Math.max(1, Math.round(longest * grid));
  const far = reach * longest;
  const light = (x: number, y: number) => {
    const i = 4 * (y * width + x);
    return 0.3 * data[i]! + 0.59 * data[i + 1]! + 0.11 * data[i + 2]!;
  };
  const [left, right] = [at.x - far, at.x + far].map((x) =>
    Math.round(clamp(x, 2 * step, width - 2 * step - 1)),
  );
  const [top, bottom] = [at.y - far, at.y + far].map((y) =>
    Math.round(clamp(y, 2 * step, height - 2 * step - 1)),
  );
  const edges: Edge[] = [];
  for (let y = top!; y < bottom!; y += step)
    for (let x = left!; x < right!; x += step) {
      const across = Math.abs(light(x + step, y) - light(x - step, y));
      const down = Math.abs(light(x, y + step) - light(x, y - step));
      // A strong edge counts no more than a clear one.
      const [upright, level] = [Math.min(across - 0.6 * down, 60), Math.min(down - 0.6 * across, 60)];
      if (upright < 5 && level < 5) continue;
      edges.push({
        x: (x - width / 2) / longest,
        y: (y - height / 2) / longest,
        upright: upright < 5 ? 0 : upright,
        level: level < 5 ? 0 : level,
      });
    }
  // The strongest of them: noise makes weak ones everywhere.
  const strength = ({ upright, level }: Edge) => upright + level;
  return edges.sort((a, b) => strength(b) - strength(a)).slice(0, mostEdges);
}

/** How much the edges come together in lines of a plane. */
function togetherness(edges: readonly Edge[], turn: Turn, bin: number): number {
  const [a, b, c, d, e, f, g, h, i] = rotation(turn);
  const count = Math.ceil(4 / bin);
  const [columns, rows] = [new Float32Array(count), new Float32Array(count)];
  let [upright, level] = [1e-6, 1e-6];
  for (const edge of edges) {
    // The inverse of a rotation is its transpose.
    const z = c * edge.x + f * edge.y + i * focal;
    if (z < 0.1) continue;
    const x = (focal * (a * edge.x + d * edge.y + g * focal)) / z / bin + count / 2;
    const y = (focal * (b * edge.x + e * edge.y + h * focal)) / z / bin + count / 2;
    if (x < 0 || y < 0 || x >= count || y >= count) continue;
    columns[x | 0]! += edge.upright;
    rows[y | 0]! += edge.level;
    upright += edge.upright;
    level += edge.level;
  }
  const squares = (values: Float32Array, sum: number) => {
    let total = 0;
    for (const value of values) total += value * value;
    return total / sum / sum;
  };
  return Math.sqrt(squares(columns, upright)) + Math.sqrt(squares(rows, level));
}

/** The rotation of a camera, row by row. */
function rotation({ yaw, pitch, roll }: Turn): Homography {
  const [cy, sy, cp, sp, cr, sr] = [yaw, pitch, roll].flatMap((angle) => [
    Math.cos(angle),
    Math.sin(angle),
  ]) as [number, number, number, number, number, number];
  return [
    cr * cy - sr * sp * sy,
    -sr * cp,
    cr * sy + sr * sp * cy,
    sr * cy + cr * sp * sy,
    cr * cp,
    sr * sy - cr * sp * cy,
    -cp * sy,
    sp,
    cp * cy,
  ];
}

/** Maps a plane, in longest sides of the photo from its middle, onto the photo. */
function ontoPhoto({ width, height }: Picture, turn: Turn): Homography {
  const longest = Math.max(width, height);
  const [a, b, c, d, e, f, g, h, i] = rotation(turn);
  // A point of the plane is at (x, y, focal); the camera sees it at focal × (x / z, y / z).
  const row = (p: number, q: number, r: number, z: readonly number[], middle: number) => [
    longest * focal * p + middle * z[0]!,
    longest * focal * q + middle * z[1]!,
    longest * focal * focal * r + middle * z[2]!,
  ];
  const z = [g, h, i * focal];
  const across = row(a, b, c, z, width / 2);
  const down = row(d, e, f, z, height / 2);
  return [...across, ...down, ...z] as unknown as Homography;
}
