import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Point, Quad } from '../../../widgets/film-visualiser/photo/engine/geometry.ts';
import { apply, type Homography, inverse } from '../../../widgets/film-visualiser/photo/engine/homography.ts';
import type { Picture } from '../../../widgets/film-visualiser/photo/engine/picture.ts';
import type { Room, TrueRun } from './measuring-set.ts';

/** A photo of a room by a camera, with the true corners in it. */
export interface Shot {
  room: Room;
  camera: string;
  picture: Picture;
  runs: readonly TrueRun[];
}

interface Camera {
  name: string;
  /** Its longest side, in px. */
  longest: number;
  /** How far it is turned aside, at most, in degrees. */
  turn: number;
  /** Standard deviations: of the blur in px, and of the noise in bytes. */
  blur: number;
  noise: number;
  /** The quality of its JPEG; 0 for none. */
  quality: number;
  /** How much darker the corners are, and how far the colours of red and blue are off. */
  vignetting: number;
  balance: number;
}

export const cameras: readonly Camera[] = [
  { name: 'clean', longest: 1600, turn: 0, blur: 0, noise: 0, quality: 0, vignetting: 0, balance: 0 },
  {
    name: 'phone',
    longest: 2048,
    turn: 20,
    blur: 0.7,
    noise: 5,
    quality: 85,
    vignetting: 0.25,
    balance: 0.1,
  },
  {
    name: 'oblique',
    longest: 2048,
    turn: 35,
    blur: 0.6,
    noise: 3,
    quality: 85,
    vignetting: 0.1,
    balance: 0.05,
  },
  { name: 'poor', longest: 1024, turn: 22, blur: 1.5, noise: 9, quality: 60, vignetting: 0.4, balance: 0.18 },
];

/** Takes a photo of a room. The same room and camera make the same photo each time. */
export async function take(room: Room, camera: Camera): Promise<Shot> {
  const random = randomFrom(
    [...`${room.name} ${camera.name}`].reduce((sum, c) => sum * 31 + c.charCodeAt(0), 7),
  );
  const { map, width, height } = turned(room, camera, random);
  const picture = camera.quality
    ? await pixelsOf(await developed(room, camera, { map, width, height }, random))
    : await pixelsOf(await sharp(room.file).resize(width, height).png().toBuffer());
  const move = (quad: Quad) => quad.map((corner) => apply(map, corner)) as unknown as Quad;
  const runs = room.runs
    .map((run) => ({
      ...run,
      quad: move(run.quad),
      fronts: run.fronts.map((front) => ({ ...front, quad: move(front.quad) })),
    }))
    // A run that is not wholly in the photo cannot be marked.
    .filter(({ quad }) => quad.every(({ x, y }) => x > 4 && y > 4 && x < width - 4 && y < height - 4));
  return { room, camera: camera.name, picture, runs };
}

async function pixelsOf(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

/** Photos that were taken before: it takes a second each. */
const cache = '.cache/film-photos';

/** The photo as a file. */
async function developed(
  room: Room,
  camera: Camera,
  { map, ...size }: { map: Homography; width: number; height: number },
  random: () => number,
): Promise<Buffer> {
  const render = readFileSync(room.file);
  const key = createHash('sha256')
    .update(render)
    .update(JSON.stringify([camera, map, size, spoil.toString()]));
  const path = join(cache, `${room.name}-${camera.name}-${key.digest('hex').slice(0, 12)}.jpeg`);
  if (existsSync(path)) return readFileSync(path);
  const raw = { ...size, channels: 4 } as const;
  const lit = spoil(await pixelsOf(render), map, size, camera, random);
  const blurred = await sharp(lit.data, { raw }).blur(camera.blur).raw().toBuffer();
  const noisy = withNoise(blurred, camera.noise, random);
  const file = await sharp(noisy, { raw })
    .removeAlpha()
    .jpeg({ quality: camera.quality, chromaSubsampling: '4:2:0' })
    .toBuffer();
  mkdirSync(cache, { recursive: true });
  writeFileSync(path, file);
  return file;
}

/** The map of a camera that is turned on its place: what it sees, moved and scaled into a picture of the same shape. */
function turned({ width, height }: Room, { turn, longest }: Camera, random: () => number) {
  const scale = Math.min(longest / Math.max(width, height), turn ? 1.3 : 1);
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  const angle = (most: number) => ((2 * random() - 1) * most * Math.PI) / 180;
  // Nearly the whole turn to one side or the other, and less up and down.
  const yaw = turn ? ((random() < 0.5 ? -1 : 1) * (0.6 + 0.4 * random()) * (turn * Math.PI)) / 180 : 0;
  const [pitch, roll] = [angle(turn / 4), angle(turn / 9)];
  const focal = 0.75 * Math.max(width, height);
  const [cx, cy] = [width / 2, height / 2];
  const see = ({ x, y }: Point): Point => {
    let [a, b, c] = [(x - cx) / focal, (y - cy) / focal, 1];
    [a, c] = [a * Math.cos(yaw) - c * Math.sin(yaw), a * Math.sin(yaw) + c * Math.cos(yaw)];
    [b, c] = [b * Math.cos(pitch) - c * Math.sin(pitch), b * Math.sin(pitch) + c * Math.cos(pitch)];
    [a, b] = [a * Math.cos(roll) - b * Math.sin(roll), a * Math.sin(roll) + b * Math.cos(roll)];
    return { x: a / c, y: b / c };
  };
  // Into the frame: the middle two thirds of the picture stay in it.
  const marks = [0.12, 0.5, 0.88].flatMap((x) =>
    [0.12, 0.5, 0.88].map((y) => see({ x: x * width, y: y * height })),
  );
  const [xs, ys] = [marks.map(({ x }) => x), marks.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const zoom = turn ? Math.min((0.86 * w) / (right - left), (0.86 * h) / (bottom - top)) : focal * scale;
  const [dx, dy] = turn ? [(left + right) / 2, (top + bottom) / 2] : [0, 0];
  const place = (point: Point): Point => {
    const { x, y } = see(point);
    return { x: (x - dx) * zoom + w / 2, y: (y - dy) * zoom + h / 2 };
  };
  const map = homographyOf(
    [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: height },
      { x: 0, y: height },
    ].map(place) as unknown as Quad,
    width,
    height,
  );
  return { map, width: w, height: h };
}

/** The map of a picture of this size onto a quad. */
function homographyOf([p, q, r, s]: Quad, width: number, height: number): Homography {
  const [dx, dy] = [p.x - q.x + r.x - s.x, p.y - q.y + r.y - s.y];
  const [ax, ay, bx, by] = [q.x - r.x, q.y - r.y, s.x - r.x, s.y - r.y];
  const area = ax * by - bx * ay;
  const [g, h] = [(dx * by - bx * dy) / area, (ax * dy - dx * ay) / area];
  return [
    (q.x - p.x + g * q.x) / width,
    (s.x - p.x + h * s.x) / height,
    p.x,
    (q.y - p.y + g * q.y) / width,
    (s.y - p.y + h * s.y) / height,
    p.y,
    g / width,
    h / height,
    1,
  ];
}

function spoil(
  render: Picture,
  map: Homography,
  { width, height }: { width: number; height: number },
  { vignetting, balance, turn }: Camera,
  random: () => number,
): Picture {
  const back = inverse(map);
  const [warm, light] = [balance * (2 * random() - 1), turn ? 0.8 + 0.35 * random() : 1];
  const gains = [light * (1 + warm), light, light * (1 - warm)];
  const data = new Uint8ClampedArray(4 * width * height);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      const from = turn || width !== render.width ? apply(back, { x: x + 0.5, y: y + 0.5 }) : undefined;
      const far = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2;
      const shade = 1 - vignetting * far;
      for (let c = 0; c < 3; c++) {
        const value = from ? valueAt(render, from, c) : render.data[at + c]!;
        data[at + c] = value * gains[c]! * shade;
      }
      data[at + 3] = 255;
    }
  return { width, height, data };
}

/** Most noise is in the brightness, some in the colours. */
function withNoise(data: Buffer, noise: number, random: () => number): Uint8ClampedArray<ArrayBuffer> {
  const noisy = new Uint8ClampedArray(data);
  for (let at = 0; at < noisy.length; at += 4) {
    const grey = noise * gaussian(random);
    for (let c = 0; c < 3; c++) noisy[at + c] = noisy[at + c]! + grey + 0.5 * noise * gaussian(random);
  }
  return noisy;
}

function gaussian(random: () => number): number {
  return (random() + random() + random() + random() - 2) * 1.73;
}

/** Beyond the edge of the render its border pixels continue, like a wall. */
function valueAt({ width, height, data }: Picture, { x, y }: Point, channel: number): number {
  const cx = Math.min(Math.max(x - 0.5, 0), width - 1.001);
  const cy = Math.min(Math.max(y - 0.5, 0), height - 1.001);
  const [left, top] = [Math.floor(cx), Math.floor(cy)];
  const at = (column: number, row: number) => data[4 * (row * width + column) + channel]!;
  const upper = at(left, top) * (1 - cx + left) + at(left + 1, top) * (cx - left);
  const lower = at(left, top + 1) * (1 - cx + left) + at(left + 1, top + 1) * (cx - left);
  return upper * (1 - cy + top) + lower * (cy - top);
}

/** The same numbers in each run. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
