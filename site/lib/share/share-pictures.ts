import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';
import { fontAddress } from '../font.ts';
import { pictureCache } from '../pictures/picture-folders.ts';
import { pictureFile } from '../pictures/picture-source.ts';
import { ShareDrawing, shareSize } from './ShareDrawing.tsx';

const { width, height } = shareSize;

/** Raise it when the drawing changes, so that no old picture is taken from the cache. */
const edition = 2;
const folder = 'og';
const atATime = 4;

/** The content of a page's share picture. */
export interface Share {
  /** Name of the file, without a hash. */
  name: string;
  title: string;
  /** Id of the picture behind it. */
  picture: string;
  /** Name of the company, shown beside the mark. */
  company: string;
}

const requested = new Map<string, Share>();
const pictures = new Map<string, Promise<Buffer>>();

/**
 * Address of a share picture. Its name is a hash of its content, so it is known before the picture is drawn. `drawSharePictures` draws
 * the missing ones at the end of the build.
 */
export function sharePicture(share: Share): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([edition, share, sourceHash(share.picture)]))
    .digest('hex')
    .slice(0, 8);
  const file = `${folder}/${share.name}.${hash}.jpg`;
  requested.set(file, share);
  return `/pictures/${file}`;
}

/** Draws the requested pictures that are not in the cache yet. */
export async function drawSharePictures(): Promise<void> {
  const missing = [...requested].filter(([name]) => !existsSync(join(pictureCache, name)));
  if (missing.length > 0) mkdirSync(join(pictureCache, folder), { recursive: true });
  // A few at a time: drawing one uses one core, compressing another uses a second.
  for (let at = 0; at < missing.length; at += atATime) {
    await Promise.all(
      missing.slice(at, at + atATime).map(async ([name, share]) => {
        writeFileSync(join(pictureCache, name), await draw(share));
      }),
    );
  }
}

/** One share picture: the words and the mark over the page's own picture, 1200 × 630. */
export async function draw(share: Share): Promise<Buffer> {
  const svg = await satori(ShareDrawing(share), { width, height, fonts: [font()] });
  const words = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const behind = await behindWords(share.picture);
  // Without MozJPEG, which saves a tenth of the bytes and takes two fifths of the time: only previews of links show these pictures.
  return sharp(behind, { raw: { width, height, channels: 3 } })
    .composite([{ input: words.pixels, raw: { width, height, channels: 4 }, premultiplied: true }])
    .jpeg({ quality: 78 })
    .toBuffer();
}

/** The page's picture cut to size. Several pages use the same one, so each is read once. */
function behindWords(picture: string): Promise<Buffer> {
  const known =
    pictures.get(picture) ??
    sharp(pictureFile(picture)).resize(width, height, { fit: 'cover' }).removeAlpha().raw().toBuffer();
  pictures.set(picture, known);
  return known;
}

const hashes = new Map<string, string>();

function sourceHash(picture: string): string {
  const known =
    hashes.get(picture) ??
    createHash('sha256')
      .update(readFileSync(pictureFile(picture)))
      .digest('hex');
  hashes.set(picture, known);
  return known;
}

function font() {
  const data = readFileSync(join('public', fontAddress));
  return { name: 'Bricolage Grotesque', data, weight: 700, style: 'normal' } as const;
}
