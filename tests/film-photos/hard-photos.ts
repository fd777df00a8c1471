import sharp, { type Sharp } from 'sharp';
import type { Point, Quad } from '../../widgets/film-visualiser/photo/engine/geometry.ts';
import {
  apply,
  type Homography,
  inverse,
  ontoQuad,
} from '../../widgets/film-visualiser/photo/engine/homography.ts';
import type { Picture } from '../../widgets/film-visualiser/photo/engine/picture.ts';

/** A photo as a visitor could take it, made from a render, with its fronts as a visitor would mark them. */
export interface HardPhoto {
  name: string;
  picture: Picture;
  fronts: readonly Quad[];
  /** The same photo of the same room in another film, where a render exists: the expected result. */
  truth?: { code: string; picture: Picture };
}

/** Width in px. The studio works with larger photos, but they are not harder. */
const width = 1600;

interface Recipe {
  name: string;
  render: string;
  truth?: { code: string; render: string };
  /** In px of the render at 1600 wide. */
  fronts: readonly Quad[];
  /** The positions of the render's corners, as shares of the photo. */
  corners?: readonly [Pair, Pair, Pair, Pair];
  /** The light on a pixel, by its position from 0 to 1 across and down. */
  light?(x: number, y: number): readonly [number, number, number];
  spoil?(photo: Sharp): Sharp;
  /** Standard deviation of the noise, in sRGB values. */
  noise?: number;
}

type Pair = readonly [number, number];

/** Makes the five photos. */
export function hardPhotos(): Promise<HardPhoto[]> {
  return Promise.all(recipes.map(make));
}

const box = (left: number, top: number, right: number, bottom: number): Quad => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];
const kitchen = [
  box(630, 152, 803, 408),
  box(803, 152, 1002, 408),
  box(1002, 152, 1168, 408),
  box(1192, 135, 1364, 368),
  box(1365, 134, 1543, 588),
  box(1365, 589, 1543, 811),
  box(1192, 699, 1364, 811),
  // The visible side of the tall units.
  box(1170, 150, 1191, 556),
  box(256, 590, 435, 811),
  box(435, 590, 615, 811),
  box(616, 590, 795, 631),
  box(616, 631, 795, 721),
  box(616, 721, 795, 811),
  box(796, 590, 1004, 701),
  box(796, 701, 1004, 811),
  box(1005, 590, 1184, 631),
  box(1005, 631, 1184, 721),
  box(1005, 721, 1184, 811),
];
const columns = [368, 568, 765, 963, 1161, 1359, 1548];
const wardrobe = columns
  .slice(0, -1)
  .flatMap((left, i) => [box(left, 86, columns[i + 1]!, 232), box(left, 234, columns[i + 1]!, 881)]);
const doors = [box(204, 90, 543, 816), box(1028, 90, 1368, 816)];
const counter = [
  box(578, 199, 708, 333),
  box(708, 199, 842, 333),
  box(842, 199, 974, 333),
  box(974, 199, 1106, 333),
  box(1106, 199, 1237, 333),
  box(1237, 199, 1368, 333),
  box(1368, 199, 1500, 333),
  box(578, 333, 842, 518),
  box(1076, 634, 1464, 821),
  box(422, 535, 1074, 824),
];

const recipes: readonly Recipe[] = [
  {
    name: 'In the evening: dark, with the noise of a small sensor',
    render: 'kitchen-before',
    truth: { code: 'WF-116', render: 'kitchen-sage' },
    fronts: kitchen,
    light: () => [0.36, 0.3, 0.22],
    noise: 13,
  },
  {
    name: 'Out of focus, and sent twice through a messenger',
    render: 'wardrobe-before',
    truth: { code: 'WF-116', render: 'wardrobe-sage' },
    fronts: wardrobe,
    spoil: (photo) => photo.blur(3.5).jpeg({ quality: 14, chromaSubsampling: '4:2:0' }),
  },
  {
    name: 'From the far corner, along the fronts',
    render: 'kitchen-before',
    truth: { code: 'WF-124', render: 'kitchen-navy' },
    fronts: kitchen,
    corners: [
      [-0.1, 0.28],
      [1, -0.35],
      [1, 1.5],
      [-0.1, 0.78],
    ],
  },
  {
    name: 'Daylight from one side, a lamp on the other',
    render: 'counter-before',
    fronts: counter,
    light: (x) => [0.6 + 0.65 * x, 0.85, 1.25 - 0.75 * x],
  },
  {
    name: 'The phone held askew, in a dark corner',
    render: 'door-before',
    truth: { code: 'WF-124', render: 'door-navy' },
    fronts: doors,
    corners: [
      [0.1, -0.16],
      [1.06, 0.12],
      [0.9, 1.14],
      [-0.06, 0.86],
    ],
    light: (x, y) => {
      const share = 1 - 1.3 * ((x - 0.5) ** 2 + (y - 0.5) ** 2);
      return [share, share, share];
    },
  },
];

async function make({ name, render, truth, fronts, ...how }: Recipe): Promise<HardPhoto> {
  const photo = await spoilt(await read(render), how);
  const map = mapOf(how.corners, photo);
  return {
    name,
    picture: photo,
    fronts: fronts.map((quad) => quad.map((corner) => apply(map, corner)) as unknown as Quad),
    ...(truth && {
      // The same light and position, without the defects of the photo.
      truth: {
        code: truth.code,
        picture: await spoilt(await read(truth.render), { corners: how.corners, light: how.light }),
      },
    }),
  };
}

async function read(render: string): Promise<Picture> {
  const { data, info } = await sharp(`site/pictures/${render}.webp`)
    .resize(width)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

async function spoilt(
  picture: Picture,
  how: Pick<Recipe, 'corners' | 'light' | 'spoil' | 'noise'>,
): Promise<Picture> {
  const back = inverse(mapOf(how.corners, picture));
  const random = randomFrom(11);
  const { height } = picture;
  const data = new Uint8ClampedArray(4 * width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = how.corners ? apply(back, { x: x + 0.5, y: y + 0.5 }) : { x: x + 0.5, y: y + 0.5 };
      const light = how.light?.(x / width, y / height) ?? [1, 1, 1];
      const to = 4 * (y * width + x);
      for (let c = 0; c < 3; c++) {
        const noise = how.noise ? how.noise * (random() + random() + random() + random() - 2) * 1.7 : 0;
        // sRGB values grow roughly with the square root of the light.
        data[to + c] = valueAt(picture, from, c) * Math.sqrt(light[c]!) + noise;
      }
      data[to + 3] = 255;
    }
  if (!how.spoil) return { width, height, data };
  const file = await how.spoil(sharp(data, { raw: { width, height, channels: 4 } })).toBuffer();
  return { width, height, data: await sharp(file).ensureAlpha().raw().toBuffer() };
}

function mapOf(corners: Recipe['corners'], { height }: { height: number }): Homography {
  if (!corners) return [1, 0, 0, 0, 1, 0, 0, 0, 1];
  const onto = ontoQuad(corners.map(([x, y]) => ({ x: x * width, y: y * height })) as unknown as Quad);
  // The unit square is mapped to the whole render.
  return onto.map((value, i) =>
    i % 3 === 0 ? value / width : i % 3 === 1 ? value / height : value,
  ) as unknown as Homography;
}

/** Beyond the edge of the render its border pixels continue, like a wall. */
function valueAt({ height, data }: Picture, { x, y }: Point, channel: number): number {
  const [cx, cy] = [
    Math.min(Math.max(x - 0.5, 0), width - 1.001),
    Math.min(Math.max(y - 0.5, 0), height - 1.001),
  ];
  const [left, top] = [Math.floor(cx), Math.floor(cy)];
  const at = (column: number, row: number) => data[4 * (row * width + column) + channel]!;
  const upper = at(left, top) * (1 - cx + left) + at(left + 1, top) * (cx - left);
  const lower = at(left, top + 1) * (1 - cx + left) + at(left + 1, top + 1) * (cx - left);
  return upper * (1 - cy + top) + lower * (cy - top);
}

/** The same noise on every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
