import { statSync } from 'node:fs';
import sharp from 'sharp';
import { readFilm } from '../../widgets/domain/film/films.ts';
import type { Picture } from '../../widgets/film-visualiser/photo/engine/picture.ts';
import { type HardPhoto, hardPhotos } from './hard-photos.ts';
import { difference, wearOn } from './wear.ts';

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
  const wear = await wearOn(
    picture,
    fronts.map((quad) => ({ quad })),
    films,
  );
  if (truth) {
    const worn = wear(readFilm(truth.code)!);
    console.info(`${name}: ${difference(worn, truth.picture).toFixed(1)}% from the render in ${truth.code}`);
  }
  const worn = films.map(wear);
  return Promise.all([picture, picture, ...worn].map((each, i) => tileOf(each, i === 1 ? photo : undefined)));
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
