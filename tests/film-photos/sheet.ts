import { statSync } from 'node:fs';
import sharp from 'sharp';
import { grainPicture } from '../../widgets/domain/film/film-pictures.ts';
import { type Film, type Grain, readFilm } from '../../widgets/domain/film/films.ts';
import {
  createEngine,
  type Engine,
  type FilmLayer,
} from '../../widgets/film-visualiser/photo/engine/engine.ts';
import { grainSide } from '../../widgets/film-visualiser/photo/engine/grain-layers.ts';
import type { Picture } from '../../widgets/film-visualiser/photo/engine/picture.ts';
import { engineFilm } from '../../widgets/film-visualiser/photo/engine-film.ts';
import { type HardPhoto, hardPhotos } from './hard-photos.ts';

/*
 * Makes one sheet of the five hardest photos that we could make of our rooms, with film applied by the same engine
 * that visitors use: as taken, as marked, and in three films. Where the same room was rendered in a film, it prints how much the fronts
 * differ from that render.
 */

const sheet = 'docs/film-on-photos.webp';
const tile = { width: 384, height: 240 };
const gap = 6;
const films = ['WF-110', 'WF-124', 'WF-218'].map((code) => readFilm(code)!);

const photos = await hardPhotos();
const rows = await Promise.all(photos.map(rowOf));
await sharp({
  create: {
    width: 5 * tile.width + 4 * gap,
    height: rows.length * (tile.height + gap) - gap,
    channels: 3,
    background: '#faf8f4',
  },
})
  .composite(
    rows.flatMap((tiles, row) =>
      tiles.map((input, column) => ({
        input,
        left: column * (tile.width + gap),
        top: row * (tile.height + gap),
      })),
    ),
  )
  .webp({ quality: 74, effort: 6 })
  .toFile(sheet);
console.info(`${sheet}: ${Math.round(statSync(sheet).size / 1024)} KB`);

/** A photo as taken, as marked, and in each film. */
async function rowOf(photo: HardPhoto): Promise<Buffer[]> {
  const { picture, fronts, truth, name } = photo;
  const engine = createEngine(picture);
  for (const grain of ['walnut'] as const) engine.addGrain(grain, await grainOf(grain));
  const scene = {
    fronts: fronts.map((quad, id) => ({ id, quad, turned: false })),
    strokes: [],
    lighter: 0,
    keepDetails: true,
  };
  const wearing = (film: Film) => paint(engine, { ...scene, film: engineFilm(film) });
  if (truth) {
    const layer = wearing(readFilm(truth.code)!);
    console.info(`${name}: ${difference(layer, truth.picture).toFixed(1)}% from the render in ${truth.code}`);
  }
  const worn = films.map((film) => worked(picture, wearing(film)));
  return Promise.all([picture, picture, ...worn].map((each, i) => tileOf(each, i === 1 ? photo : undefined)));
}

function paint(engine: Engine, scene: Parameters<Engine['paint']>[0]): FilmLayer {
  const slices = engine.paint(scene);
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}

/** The photo with the layer over it. */
function worked({ width, height, data }: Picture, { rgba }: FilmLayer): Picture {
  const mixed = data.map((value, i) => {
    const share = rgba[i | 3]! / 255;
    return value * (1 - share) + rgba[i]! * share;
  });
  for (let i = 3; i < mixed.length; i += 4) mixed[i] = 255;
  return { width, height, data: mixed };
}

/** Mean difference on the parts with film, in percent of full scale. */
function difference({ rgba }: FilmLayer, { data }: Picture): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < rgba.length; i += 4) {
    if (rgba[i + 3] !== 255) continue;
    for (let c = 0; c < 3; c++) sum += Math.abs(rgba[i + c]! - data[i + c]!);
    count += 3;
  }
  return (100 * sum) / count / 255;
}

async function tileOf({ width, height, data }: Picture, marked?: HardPhoto): Promise<Buffer> {
  const outlines = marked?.fronts
    .map((quad) => `<polygon points="${quad.map(({ x, y }) => `${x},${y}`).join(' ')}"/>`)
    .join('');
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="none" stroke="#d6248e" stroke-width="6">${outlines}</g></svg>`;
  const photo = sharp(data, { raw: { width, height, channels: 4 } });
  const drawn = outlines ? photo.composite([{ input: Buffer.from(overlay) }]) : photo;
  // In two steps, because sharp resizes before it composites.
  return sharp(await drawn.png().toBuffer())
    .resize(tile.width, tile.height)
    .toBuffer();
}

async function grainOf(grain: Grain): Promise<Picture> {
  const data = await sharp(`public${grainPicture(grain)}`)
    .resize(grainSide, grainSide)
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { width: grainSide, height: grainSide, data };
}
