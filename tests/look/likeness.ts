import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** The folder of the accepted pictures. */
const folder = join(import.meta.dirname, 'baseline');

/** Side of a tile in pixels of the small picture. The mean colours of tiles are compared. */
const tile = 5;

export interface Likeness {
  /** The position with the largest difference, in CSS pixels from the top, and that difference, of 255. */
  worst: { y: number; by: number };
  /** Height of the page, now and before. */
  height: { now: number; before: number };
}

/** A screenshot as it is kept. Kept pictures are so small that they show the layout and the colours of a page but no letters. */
export async function kept(picture: Buffer): Promise<Buffer> {
  return sharp(picture).removeAlpha().webp({ quality: 70, effort: 4 }).toBuffer();
}

/** The picture that was accepted under this name, if any. */
export function accepted(name: string): Buffer | undefined {
  const file = fileOf(name);
  return existsSync(file) ? readFileSync(file) : undefined;
}

export function accept(name: string, picture: Buffer): void {
  const file = fileOf(name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture);
}

/**
 * Compares two kept pictures down to the end of the shorter one.
 *
 * @param scale how many CSS pixels one of their pixels covers
 */
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
  /** Width of the whole picture. */
  width: number;
}

/** The difference of the mean colours of a tile, which ignores letters that moved slightly. */
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
