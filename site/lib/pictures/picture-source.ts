import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type PictureNotes, pictureNotes } from '../../schema/pictures.ts';
import { readYaml } from '../content/read-yaml.ts';
import { pictureFolder } from './picture-folders.ts';

/** All entries of pictures.yaml, by id. */
export function loadPictureNotes(): PictureNotes {
  return readYaml(join(pictureFolder, 'pictures.yaml'), pictureNotes);
}

/** The file of a picture that is not part of another. */
export function pictureFile(id: string): string {
  return join(pictureFolder, `${id}.webp`);
}

/** A picture as it was made, compressed: its own file, or a part of another picture. */
export function pictureSource(id: string, notes: PictureNotes): Promise<Buffer> {
  const detail = notes[id]?.detail;
  return detail ? cut(pictureFile(detail.of), detail.cut) : Promise.resolve(readFileSync(pictureFile(id)));
}

/**
 * Cuts a part out of a picture, without loss.
 *
 * @param area left, top, width and height in its pixels
 * @param soften blurs the part: sigma in pixels
 */
export function cut(
  picture: string | Buffer,
  [left, top, width, height]: readonly [number, number, number, number],
  soften?: number,
): Promise<Buffer> {
  const part = sharp(picture).extract({ left, top, width, height });
  if (soften) part.blur(soften);
  return part.webp({ lossless: true, effort: 0 }).toBuffer();
}
