import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { roomFolder } from '../../../widgets/domain/film/film-pictures.ts';
import { glassPatterns, grains, type Room, rooms } from '../../../widgets/domain/film/films.ts';
import { pictureFolder } from '../pictures/picture-folders.ts';
import { pictureFile } from '../pictures/picture-source.ts';
import { grainMap, type Pixels } from './grain-map.ts';
import { lightMap, type Tone } from './light-map.ts';
import { makeFinishes } from './make-finishes.ts';
import { type RoomScene, roomScenes } from './room-scenes.ts';
import { sheenMap } from './sheen-map.ts';

/*
 * `npm run rooms` renders the pictures of the visualiser from our scenes: for each room a black and a white picture, between which every
 * film is blended, a picture from before, and its grains; the samples to choose from; and a sheet of film. `npm run rooms -- sheet` makes
 * one of them. For maintainers only, with the same tools as `npm run pictures`. Files in .cache/renders/out are not rendered again. See
 * site/pictures/README.md.
 */
/** AVIF qualities. A grain needs less than a picture, because losses are hardly visible in it. */
const pictureQuality = 60;
const grainQuality = 56;
const work = '.cache/renders';
const target = join('public', roomFolder);
mkdirSync(work, { recursive: true });
mkdirSync(target, { recursive: true });

/** A sheet of film on a table. */
const sheet = {
  ...roomScenes.kitchen,
  scene: 'swatch',
  samples: 24,
  percent: 100,
  exposure: 0.3,
  options: {},
};

const steps: Record<string, () => Promise<void>> = {
  ...Object.fromEntries(rooms.map((room) => [room, () => makeRoom(room, roomScenes[room])])),
  samples: makeSamples,
  sheet: makeSheet,
  finishes: makeFinishes,
};
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !steps[name]);
if (unknown)
  throw new Error(`There is no "${unknown}" to make. There are: ${Object.keys(steps).join(', ')}.`);
for (const name of wanted.length > 0 ? wanted : Object.keys(steps)) await steps[name]?.();

async function makeRoom(room: Room, scene: RoomScene): Promise<void> {
  const { soften, before, percent, pass } = scene;
  const full = percent * 16;
  const softened = (image: Sharp) => (soften ? image.blur(soften) : image);
  await encode(softened(sharp(lit(room, scene, 'black'))), `${room}-black`, [800, full]);
  await encode(softened(sharp(lit(room, scene, 'white'))), `${room}-white`, [800, full]);
  if (before) await encode(softened(sharp(pictureFile(before))), `${room}-before`, [800, full]);
  const fronts =
    pass === 'albedo'
      ? await pixels(unlit(scene, `${room}-mask`, 'mask=1', `film=${scene.white}`))
      : undefined;
  if (fronts)
    await encode(
      fromPixels(await lightOf(room, scene, fronts)).blur(2),
      `${room}-light`,
      [800],
      grainQuality,
    );
  for (const grain of scene.grains) {
    const name = `${room}-${grain}`;
    if (fronts) {
      await encode(fromPixels(await mapOf(grain, room, scene, fronts)), name, [1200], grainQuality);
    } else {
      const covered = await pixels(unlit(scene, name, 'mask=1', `film=${grain}`));
      await encode(fromPixels(inGrey(covered)), name, [1200], grainQuality);
    }
  }
}

/** What lies on the fronts for a film with this grain. */
async function mapOf(grain: string, name: string, scene: RoomScene, fronts: Pixels): Promise<Pixels> {
  const film = `film=grain-${grain}`;
  if (!scene.sheens.includes(grain))
    return grainMap(await pixels(unlit(scene, `${name}-${grain}`, 'albedo=1', film)), fronts);
  const id = `room-${name}-${grain}`;
  return sheenMap(
    await pixels(lit(name, scene, 'black')),
    await pixels(lit(name, scene, 'white')),
    await pixels(made(id, 'shoot', [...shot(id, scene), film])),
    fronts,
  );
}

/** How the light of a room differs from the common curve, measured from renders in several greys. */
async function lightOf(room: Room, scene: RoomScene, fronts: Pixels): Promise<Pixels> {
  const tones: Tone[] = [];
  for (const grey of [0x1a, 0x30, 0x59, 0x7c, 0x95, 0xbc, 0xda]) {
    const hex = grey.toString(16).repeat(3);
    const id = `room-${room}-tone-${hex}`;
    const file = made(id, 'shoot', [...shot(id, scene), `film=#${hex}`]);
    tones.push({ grey, picture: await pixels(file) });
  }
  return lightMap(
    await pixels(lit(room, scene, 'black')),
    await pixels(lit(room, scene, 'white')),
    tones,
    fronts,
  );
}

/** The sheet in black and in white, and in each grain, for a film's own page. */
async function makeSheet(): Promise<void> {
  // Larger than the picture, so that it is mostly film.
  const part = { left: 120, top: 150, width: 820, height: 820 };
  for (const tone of ['black', 'white'] as const)
    await encode(sharp(lit('sheet', sheet, tone)).extract(part), `sheet-${tone}`, [800]);
  const covered = await pixels(unlit(sheet, 'sheet-mask', 'mask=1', `film=${sheet.white}`));
  for (const grain of grains) {
    const map = await mapOf(grain, 'sheet', sheet, covered);
    await encode(fromPixels(map).extract(part), `sheet-${grain}`, [800], grainQuality);
  }
}

/** Its corner in black and in white, and each grain: flat for a visitor's own photo, small for the samples. */
async function makeSamples(): Promise<void> {
  const small = { ...sheet, samples: 14, percent: 40, exposure: 0 };
  const corner = { left: 100, top: 78, width: 256, height: 256 };
  // Brighter than the render, which shows it lying on a table: a white film must look white in a small sample.
  await encode(
    sharp(lit('swatch', small, 'white'))
      .extract(corner)
      .linear(1.2),
    'sample-white',
    [160],
  );
  const covered = await pixels(unlit(small, 'swatch-mask', 'mask=1', `film=${small.white}`));
  for (const grain of grains) {
    const flat = await pixels(
      unlit({ ...small, scene: 'flat', percent: 100 }, `flat-${grain}`, `film=grain-${grain}`),
    );
    const map = fromPixels(grainMap(flat));
    await encode(map.clone(), `grain-${grain}`, [512], grainQuality);
    const sample = small.sheens.includes(grain)
      ? fromPixels(await mapOf(grain, 'swatch', small, covered)).extract(corner)
      : map.extract({ left: 0, top: 0, width: 320, height: 320 });
    await encode(sample, `sample-${grain}`, [160]);
  }
  const pane = { left: 520, top: 90, width: 520, height: 520 };
  for (const pattern of glassPatterns) {
    const covered = await pixels(unlit(roomScenes.office, `office-${pattern}`, 'mask=1', `film=${pattern}`));
    await encode(fromPixels(inGrey(covered)).extract(pane), `sample-${pattern}`, [160], grainQuality);
  }
}

/** Renders with light, and returns the file. */
function lit(name: string, scene: RoomScene, tone: 'black' | 'white'): string {
  const id = `room-${name}-${tone}`;
  return made(id, 'shoot', [...shot(id, scene), `film=${scene[tone]}`]);
}

/** The arguments of `shoot`, without the film. */
function shot(id: string, { scene, samples, percent, exposure, options }: RoomScene): (string | number)[] {
  const words = Object.entries(options).map(([key, value]) => `${key}=${value}`);
  return [scene, id, samples, percent, exposure, ...words];
}

/** Renders without light, and returns the file. */
function unlit({ scene, percent, options }: RoomScene, name: string, ...words: string[]): string {
  const more = Object.entries(options).map(([key, value]) => `${key}=${value}`);
  return made(`map-${name}`, 'grain', [scene, `map-${name}`, percent, ...words, ...more]);
}

function made(id: string, script: string, words: readonly (string | number)[]): string {
  const file = join(work, 'out', `${id}.png`);
  if (existsSync(file)) return file;
  const run = spawnSync(resolve(pictureFolder, 'scenes', script), words.map(String), {
    cwd: work,
    stdio: 'inherit',
  });
  if (run.error) throw run.error;
  if (run.status !== 0) throw new Error(`${id} was not rendered: is Blender installed, with g++ and numpy?`);
  return file;
}

async function encode(
  image: Sharp,
  name: string,
  widths: readonly number[],
  quality = pictureQuality,
): Promise<void> {
  const source = await image.png({ compressionLevel: 1 }).toBuffer();
  for (const width of widths) {
    const sized = sharp(source).resize({ width, withoutEnlargement: true });
    const file = join(target, `${name}-${width}`);
    await sized.avif({ quality, effort: 5 }).toFile(`${file}.avif`);
    console.info(`${name} ${width}: ${Math.round(statSync(`${file}.avif`).size / 1024)} KB`);
  }
}

async function pixels(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Turns red into white, and everything else into black. */
function inGrey({ data, ...size }: Pixels): Pixels {
  return { ...size, data: data.map((_, at) => data[at - (at % 3)]!) };
}

function fromPixels({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}
