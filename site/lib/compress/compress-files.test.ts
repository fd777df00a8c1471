import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { compressFiles } from './compress-files.ts';
import { findCopy } from './find-copy.ts';

const text = 'Een keuken als nieuw, zonder sloopwerk. '.repeat(40);
let dist: string;
let cache: string;

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'compress-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  [dist, cache] = [join(folder, 'dist'), join(folder, 'cache')];
  await mkdir(join(dist, 'workbench'), { recursive: true });
  await writeFile(join(dist, 'over-ons.html'), text);
});

test('a text gets a copy in each encoding that says the same', async () => {
  expect(await compressFiles(dist, cache)).toBe(1);
  expect(brotliDecompressSync(await readFile(join(dist, 'over-ons.html.br'))).toString()).toBe(text);
  expect(gunzipSync(await readFile(join(dist, 'over-ons.html.gz'))).toString()).toBe(text);
});

test.each(['picture.webp', 'workbench/example.html'])('%s gets none', async (file) => {
  await writeFile(join(dist, file), text);
  expect(await compressFiles(dist, cache)).toBe(1);
  expect(await findCopy(join(dist, file), 'br')).toBeUndefined();
});

test('a file that fits in one packet gets none', async () => {
  await writeFile(join(dist, 'short.txt'), text.slice(0, 500));
  expect(await compressFiles(dist, cache)).toBe(1);
});

test('pages that say the same each get theirs', async () => {
  await writeFile(join(dist, 'twin.html'), text);
  expect(await compressFiles(dist, cache)).toBe(2);
  expect(await readFile(join(dist, 'twin.html.br'))).toEqual(await readFile(join(dist, 'over-ons.html.br')));
});

test('the next build takes what has not changed from the cache, and clears the rest away', async () => {
  await compressFiles(dist, cache);
  const made = await Promise.all(
    (await readdir(cache)).map(async (name) => (await stat(join(cache, name))).mtimeMs),
  );
  await compressFiles(dist, cache);
  const kept = await Promise.all(
    (await readdir(cache)).map(async (name) => (await stat(join(cache, name))).mtimeMs),
  );
  expect(kept).toEqual(made);

  await writeFile(join(dist, 'over-ons.html'), `${text}, en meer`);
  await compressFiles(dist, cache);
  expect(brotliDecompressSync(await readFile(join(dist, 'over-ons.html.br'))).toString()).toBe(
    `${text}, en meer`,
  );
  expect(await readdir(cache)).toHaveLength(2);
});

test('a copy is found until its file is written anew', async () => {
  await compressFiles(dist, cache);
  const file = join(dist, 'over-ons.html');
  const { size } = await stat(`${file}.br`);
  expect(await findCopy(file, 'br')).toEqual({ file: `${file}.br`, size });
  await utimes(file, new Date(), new Date(Date.now() + 1000));
  expect(await findCopy(file, 'br')).toBeUndefined();
});
