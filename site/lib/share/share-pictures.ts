import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';
import { fontAddress } from '../font.ts';
import { pictureFile } from '../pictures/picture-source.ts';
import { pictureCache } from '../pictures/pictures.ts';
import { ShareDrawing, shareSize } from './ShareDrawing.tsx';

const { width, height } = shareSize;

/** Goes up when the drawing changes, so that no old one is taken from the cache. */
const edition = 1;
const folder = 'og';
const together = 4;

/** What a page shows when someone shares it. */
export interface Share {
  /** Name of the file, without a hash. */
  name: string;
  title: string;
  /** Id of the picture behind it. */
  picture: string;
  /** Name of the company, beside the mark. */
  company: string;
}

const wanted = new Map<string, Share>();
const pictures = new Map<string, Promise<Buffer>>();

/**
 * Address of the picture for sharing. The name is a hash of all that is on it, so it is known before the picture is drawn:
 * `drawSharePictures` does that at the end of the build, for those the cache does not hold.
 */
export function sharePicture(share: Share): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([edition, share, sourceHash(share.picture)]))
    .digest('hex')
    .slice(0, 8);
  const file = `${folder}/${share.name}.${hash}.jpg`;
  wanted.set(file, share);
  return `/pictures/${file}`;
}

/** Draws what pages asked for and no build before has drawn. */
export async function drawSharePictures(): Promise<void> {
  const missing = [...wanted].filter(([name]) => !existsSync(join(pictureCache, name)));
  if (missing.length > 0) mkdirSync(join(pictureCache, folder), { recursive: true });
  // A few at a time: each is drawn on one core, then compressed on another.
  for (let at = 0; at < missing.length; at += together) {
    await Promise.all(
      missing.slice(at, at + together).map(async ([name, share]) => {
        writeFileSync(join(pictureCache, name), await draw(share));
      }),
    );
  }
}

/** One picture for sharing: words and mark over the page's own picture, 1200 × 630. */
export async function draw(share: Share): Promise<Buffer> {
  const svg = await satori(ShareDrawing(share), { width, height, fonts: [font()] });
  const words = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const behind = await behindWords(share.picture);
  return sharp(behind, { raw: { width, height, channels: 3 } })
    .composite([{ input: words.pixels, raw: { width, height, channels: 4 }, premultiplied: true }])
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}

/** The page's picture cut to size. Pages share them, so each is read once. */
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
