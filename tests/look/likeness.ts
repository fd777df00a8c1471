import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** Where the pictures are that a page is held against. */
const folder = join(import.meta.dirname, 'baseline');

/** Side of a tile in pixels of the small picture: what is compared is the mean of each. */
const tile = 5;

export interface Likeness {
  /** Where the two differ most, from the top, in CSS pixels, and by how much, of 255. */
  worst: { y: number; by: number };
  /** Height of the page against what it was. */
  height: { now: number; before: number };
}

/**
 * Makes a picture so small that it shows the layout and the colours of a page but none of its letters.
 * @param scale how many CSS pixels make one of its pixels
 */
export async function small(picture: Buffer, scale: number): Promise<Buffer> {
  const { width = 0 } = await sharp(picture).metadata();
  return sharp(picture)
    .resize({ width: Math.round(width / scale) })
    .removeAlpha()
    .webp({ quality: 70, effort: 6 })
    .toBuffer();
}

/** The picture that was accepted under this name, if there is one. */
export function accepted(name: string): Buffer | undefined {
  const file = fileOf(name);
  return existsSync(file) ? readFileSync(file) : undefined;
}

export function accept(name: string, picture: Buffer): void {
  const file = fileOf(name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture);
}

/** Compares two small pictures as far down as both go. */
export async function likeness(now: Buffer, before: Buffer, scale: number): Promise<Likeness> {
  const [a, b] = await Promise.all([pixels(now), pixels(before)]);
  const { width } = a.info;
  const rows = Math.min(a.info.height, b.info.height);
  const worst = { y: 0, by: 0 };
  for (let top = 0; top < rows; top += tile)
    for (let left = 0; left < width; left += tile) {
      const by = difference(a.data, b.data, {
        left,
        top,
        right: Math.min(left + tile, width),
        bottom: Math.min(top + tile, rows),
        width,
      });
      if (by > worst.by) Object.assign(worst, { y: top * scale, by: Math.round(by) });
    }
  return { worst, height: { now: a.info.height * scale, before: b.info.height * scale } };
}

interface Tile {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Of the whole picture. */
  width: number;
}

/** Of the mean colours of a tile: letters that stand a little elsewhere make none. */
function difference(a: Buffer, b: Buffer, { left, top, right, bottom, width }: Tile): number {
  const sum = [0, 0, 0];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++)
      for (const channel of [0, 1, 2]) {
        const at = (y * width + x) * 3 + channel;
        sum[channel]! += a[at]! - b[at]!;
      }
  return Math.max(...sum.map(Math.abs)) / ((right - left) * (bottom - top));
}

function pixels(picture: Buffer) {
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

function fileOf(name: string): string {
  return join(folder, `${name}.webp`);
}
