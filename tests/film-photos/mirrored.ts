import sharp from 'sharp';
import { blendOf, linearOf } from '../../widgets/domain/film/film-light.ts';
import { roomFolder } from '../../widgets/domain/film/film-pictures.ts';
import { type Film, films } from '../../widgets/domain/film/films.ts';
import type { Picture } from '../../widgets/film-visualiser/photo/engine/picture.ts';
import { measuringSet, type Room } from './runs/measuring-set.ts';
import { difference, wearOn } from './wear.ts';

/*
 * Prints how much the films that mirror or have relief differ, on photos of two rooms as they were, from what the visualiser shows of those
 * rooms: that is mixed from renders in such films. Both rooms helped to choose how much a film mirrors.
 */

const width = 1200;
const height = 750;

const mirroring = films.filter(({ grain }) => grain === 'brushed' || grain === 'leather');
const measured = await measuringSet();
for (const [before, shown] of [
  ['island-before', 'kitchen'],
  ['wardrobe-before', 'wardrobe'],
] as const) {
  const room = measured.find(({ name }) => name === before)!;
  const photo = await pixels(room.file);
  const areas = await pixels(`tests/fixtures/${shown}-fronts.png`);
  const wear = await wearOn(photo, frontsOf(room), mirroring);
  for (const film of mirroring) {
    const share = difference(wear(film), await truth(shown, film), areas);
    console.info(`${before} in ${film.name.en}: ${share.toFixed(1)}% from its render`);
  }
}

function frontsOf(room: Room) {
  const scale = width / room.width;
  return room.runs.flatMap(({ fronts }) =>
    fronts
      .filter(({ kind }) => kind !== 'other')
      .map((front) => ({
        quad: front.quad.map(({ x, y }) => ({ x: x * scale, y: y * scale })) as unknown as typeof front.quad,
        longerSide: Math.max(front.width, front.height) / 100,
      })),
  );
}

/** What the visualiser shows: between the black and the white picture, as far as the film's colour and its map say. */
async function truth(room: string, { colour, grain }: Film): Promise<Picture> {
  const file = (name: string, side: number) => pixels(`public/${roomFolder}/${room}-${name}-${side}.avif`);
  const side = room === 'kitchen' ? 1600 : 1200;
  const [black, white, map] = [
    await file('black', side),
    await file('white', side),
    await file(grain!, width),
  ];
  const blends = linearOf(colour).map(blendOf);
  const data = black.data.map((dark, i) => {
    const share = ((blends[i & 3] ?? 0) * map.data[i]!) / 255;
    return dark + (white.data[i]! - dark) * share;
  });
  return { width, height, data };
}

async function pixels(file: string): Promise<Picture> {
  const data = await sharp(file).resize(width, height, { fit: 'fill' }).ensureAlpha().raw().toBuffer();
  return { width, height, data };
}
