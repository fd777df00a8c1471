import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeWhole } from '../write-file.ts';
import { type Encoding, endingOf } from './encodings.ts';

const texts = '**/*.{html,js,css,json,xml,svg,txt,webmanifest}';

/**
 * The npm package is no part of the site, the workbench is large and only testers open it, and the scripts in again/ are for a visitor whose first
 * request failed.
 */
const excluded = ['package/**', 'workbench/**', 'en/workbench/**', 'again/**', '.vite/**'];

/** In bytes. A shorter file hardly shrinks, and comes in one packet anyway. */
const shortest = 512;

const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => {
    const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_SIZE_HINT } = constants;
    return promisify(brotliCompress)(bytes, {
      params: { [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
    });
  },
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};
const encodings = Object.keys(compress) as Encoding[];

/**
 * Writes compressed copies beside the texts of a built site, as small as they can be. That takes 0.1 s for a page, which a server does not have
 * for each answer: what it compresses itself is a tenth to two fifths larger.
 * @param dist the built site
 * @param cache folder in which the copies stay for the next build; those of files that are gone are removed
 * @returns the number of files that have copies
 */
export async function compressFiles(dist: string, cache: string): Promise<number> {
  await mkdir(cache, { recursive: true });
  const made = new Set(await readdir(cache));
  const wanted = new Set<string>();

  async function compressFile(file: string): Promise<boolean> {
    const bytes = await readFile(file);
    if (bytes.length < shortest) return false;
    const hash = createHash('sha256').update(bytes).digest('hex');
    for (const encoding of encodings) {
      const copy = hash + endingOf[encoding];
      wanted.add(copy);
      const kept = join(cache, copy);
      // Written whole: a build that is interrupted must not leave half a copy to the next one.
      if (!made.has(copy)) await writeWhole(kept, await compress[encoding](bytes));
      await copyFile(kept, file + endingOf[encoding]);
    }
    return true;
  }

  const files = globSync(texts, { cwd: dist, exclude: excluded });
  const done = await Promise.all(files.map((file) => compressFile(join(dist, file))));
  const gone = [...made].filter((copy) => !wanted.has(copy));
  await Promise.all(gone.map((copy) => rm(join(cache, copy))));
  return done.filter(Boolean).length;
}
