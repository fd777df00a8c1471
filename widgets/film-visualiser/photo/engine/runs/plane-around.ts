import { clamp, type Point } from '../geometry.ts';
import type { Homography } from '../homography.ts';
import type { Picture } from '../picture.ts';

/** The focal length of a phone's main camera, in longest sides of its photo. */
const focal = 0.75;
/** How far around a point its plane is looked for, and the distance between pixels that are looked at: in longest sides. */
const [reach, grid] = [0.32, 1 / 640];
/** More edges than these tell no more. */
const mostEdges = 4000;
/** The turns that are tried, by yaw, pitch and roll, in degrees: largest and step. */
const turns = [
  [36, 6],
  [12, 4],
  [6, 3],
] as const;
/** The widths of the bins in which edges are collected, from coarse to fine, in longest sides. */
const bins = [1 / 160, 1 / 320];

const radians = Math.PI / 180;

/** How a camera is turned from a plane that it would see straight on, in radians. */
type Turn = readonly [yaw: number, pitch: number, roll: number];

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
  const all = edgesAround(picture, at);
  // The many turns of the first search are tried with some of them.
  let edges = all.filter((_, i) => i % 4 === 0);
  let best: Turn = [0, 0, 0];
  let most = togetherness(edges, best, bins[0]!) * 1.02;
  const attempt = (turn: Turn, bin: number) => {
    const value = togetherness(edges, turn, bin);
    if (value > most) [best, most] = [turn, value];
  };
  const [yaws, pitches, rolls] = turns.map(([largest, step]) =>
    Array.from({ length: (2 * largest) / step + 1 }, (_, i) => (i * step - largest) * radians),
  ) as [number[], number[], number[]];
  for (const yaw of yaws)
    for (const pitch of pitches) for (const roll of rolls) attempt([yaw, pitch, roll], bins[0]!);
  edges = all;
  most = togetherness(edges, best, bins[1]!);
  for (let size = 3; size > 0.3; size /= 2)
    for (const axis of turns.keys())
      for (const more of [-size, size])
        attempt(
          best.map((angle, i) => angle + (i === axis ? more * radians : 0)) as unknown as Turn,
          bins[1]!,
        );
  return ontoPhoto(picture, best);
}

function edgesAround({ width, height, data }: Picture, at: Point): Edge[] {
  const longest = Math.max(width, height);
  const step = Math.max(1, Math.round(longest * grid));
  const ends = (middle: number, size: number) =>
    [-reach, reach].map((far) => Math.round(clamp(middle + far * longest, 0, size - 1)));
  const [left, right] = ends(at.x, width) as [number, number];
  const [top, bottom] = ends(at.y, height) as [number, number];
  const columns = Math.ceil((right - left) / step);
  const lights = new Float32Array(columns * Math.ceil((bottom - top) / step));
  for (let [y, place] = [top, 0]; y < bottom; y += step)
    for (let x = left; x < right; x += step) {
      const i = 4 * (y * width + x);
      lights[place++] = 0.3 * data[i]! + 0.59 * data[i + 1]! + 0.11 * data[i + 2]!;
    }
  // A strong edge counts no more than a clear one, and a weak one nothing.
  const counted = (edge: number) => (edge < 5 ? 0 : Math.min(edge, 60));
  const edges: Edge[] = [];
  // How many edges there are of each strength: both counts together, so 120 at most.
  const counts = new Uint32Array(121);
  for (let place = columns; place < lights.length - columns; place++) {
    const column = place % columns;
    const across = Math.abs(lights[place + 1]! - lights[place - 1]!);
    const down = Math.abs(lights[place + columns]! - lights[place - columns]!);
    const upright = counted(across - 0.6 * down);
    const level = counted(down - 0.6 * across);
    // The first and the last of a row have no neighbour on one side.
    if (upright + level > 0 && column > 0 && column < columns - 1) {
      counts[Math.floor(upright + level)]!++;
      edges.push({
        x: (left + step * column - width / 2) / longest,
        y: (top + step * Math.floor(place / columns) - height / 2) / longest,
        upright,
        level,
      });
    }
  }
  // The strongest of them: noise makes weak ones everywhere.
  let [least, count] = [counts.length, 0];
  while (least > 0 && count < mostEdges) count += counts[--least]!;
  return edges.filter(({ upright, level }) => upright + level >= least);
}

/** How much the edges come together in lines of a plane. */
function togetherness(edges: readonly Edge[], turn: Turn, bin: number): number {
  const [a, b, c, d, e, f, g, h, i] = rotation(turn);
  const count = Math.ceil(3 / bin);
  const [columns, rows] = [new Float32Array(count), new Float32Array(count)];
  for (const { x, y, upright, level } of edges) {
    // The inverse of a rotation is its transpose.
    const scale = focal / bin / (c * x + f * y + i * focal);
    // An edge outside is left out: such places are not in the arrays.
    columns[(scale * (a * x + d * y + g * focal) + count / 2) | 0]! += upright;
    rows[(scale * (b * x + e * y + h * focal) + count / 2) | 0]! += level;
  }
  return gathered(columns) + gathered(rows);
}

/** 1 if all is in one place, and less the more it is spread. */
function gathered(values: Float32Array): number {
  let [sum, squares] = [1e-6, 0];
  for (let i = 0; i < values.length; i++) {
    sum += values[i]!;
    squares += values[i]! * values[i]!;
  }
  return Math.sqrt(squares) / sum;
}

/** The rotation of a camera, row by row. */
function rotation(turn: Turn): Homography {
  const [cy, sy, cp, sp, cr, sr] = turn.flatMap((angle) => [Math.cos(angle), Math.sin(angle)]) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
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
