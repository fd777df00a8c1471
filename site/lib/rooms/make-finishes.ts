import { join } from 'node:path';
import sharp, { type OverlayOptions, type Region, type Sharp } from 'sharp';
import type { Finish } from '../../../widgets/domain/calculator/services.ts';
import { blendOf, linearOf } from '../../../widgets/domain/film/film-light.ts';
import { finishSheet, roomFolder } from '../../../widgets/domain/film/film-pictures.ts';
import type { Film } from '../../../widgets/domain/film/films.ts';
import { filmOfFinish } from '../../../widgets/domain/film/finish-films.ts';
import { swatchNames } from '../../../widgets/kit/theme/swatches.ts';
import { pictureFile } from '../pictures/picture-source.ts';

const size = 56;

/**
 * Writes the sheet of small samples that the calculator shows: mixed from the same pictures, in the same way, as the samples of the
 * visualiser (`film-styles.ts`), so that a film looks the same in both.
 */
export async function makeFinishes(): Promise<void> {
  const tiles = await Promise.all(swatchNames.map((name) => tile(name as Finish)));
  const placed = tiles.map((input, at): OverlayOptions => ({ input, left: at * size, top: 0 }));
  await sharp({ create: { width: size * tiles.length, height: size, channels: 3, background: '#fff' } })
    .composite(placed)
    .avif({ quality: 60, effort: 9 })
    .toFile(join('public', finishSheet));
}

/** A sample as PNG. */
async function tile(finish: Finish): Promise<Buffer> {
  const render = renders[finish];
  if (render) return sharp(pictureFile(render)).extract(shine).resize(size, size).png().toBuffer();
  const film = filmOfFinish(finish);
  return film ? mixed(film) : svg(panes[finish] ?? '');
}

/** What shines does not show in a mix of black and white: these are cut from renders. */
const renders: Partial<Record<Finish, string>> = {
  glanzend: 'swatch-gloss-black',
  metallic: 'swatch-copper',
};
const shine = { left: 150, top: 280, width: 380, height: 380 };
/** The part of a sample of 160 px that is shown: below the lifted corner. */
const flat = { left: 0, top: 60, width: 96, height: 96 };
const whole = { left: 0, top: 0, width: 160, height: 160 };

/** Black and white sheet, mixed by the film's blend times its grain. */
async function mixed({ colour, grain, group }: Film): Promise<Buffer> {
  const isGlass = group === 'glass';
  const [white, black, covered] = await Promise.all([
    isGlass ? raw(sharp(await svg('<rect width="56" height="56" fill="#dfe8e7"/>'))) : sample('white'),
    isGlass ? raw(sharp(await svg(glass))) : sample('black'),
    grain ? sample(grain, isGlass ? whole : flat) : undefined,
  ]);
  const blend = isGlass ? [1, 1, 1] : linearOf(colour).map(blendOf);
  const pixels = white.map((w, at) => {
    const t = blend[at % 3]! * ((covered?.[at] ?? 255) / 255);
    return Math.min(255, Math.round(w * t + black[at]! * (1 - t)));
  });
  return sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
    .png()
    .toBuffer();
}

function sample(name: string, part: Region = flat): Promise<Buffer> {
  return raw(sharp(join('public', roomFolder, `sample-${name}-160.avif`)).extract(part));
}

function raw(image: Sharp): Promise<Buffer> {
  return image.resize(size, size).removeAlpha().toColourspace('srgb').raw().toBuffer();
}

function svg(content: string): Promise<Buffer> {
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="56" height="56">${content}</svg>`))
    .png()
    .toBuffer();
}

const slope = (name: string, ...stops: [string, number][]) =>
  `<linearGradient id="${name}" x2="1" y2="1">${stops.map(([colour, at]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient><rect width="56" height="56" fill="url(#${name})"/>`;
const glass = slope('glass', ['#7d9a9c', 0], ['#b4c8c8', 1]);
/** Sun film, which the visualiser does not show: the same pane, with as much of the view as each lets through. */
const panes: Partial<Record<Finish, string>> = {
  licht: slope('pane', ['#c4d6d7', 0], ['#e6eeee', 1]),
  medium: slope('pane', ['#6f8a8d', 0], ['#a3b8b9', 1]),
  donker: slope('pane', ['#2b3a3d', 0], ['#566a6c', 1]),
  spiegelfolie: slope('pane', ['#7f8d92', 0], ['#f4f7f8', 0.46], ['#6d7d83', 0.54], ['#c9d2d6', 1]),
};
