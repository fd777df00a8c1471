import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { findCopy } from '../../site/lib/compress/find-copy.ts';

const compress = promisify(brotliCompress);

/** The compressed sizes of files in bytes, as a visitor downloads them from a host that sends the copies of the build. */
export class CompressedSizes {
  readonly #sizes = new Map<string, Promise<number>>();

  /** Of a file without a copy, what it would be. Each file is compressed once, however often it is asked for. */
  of(file: string): Promise<number> {
    const size = this.#sizes.get(file) ?? sizeOf(file);
    this.#sizes.set(file, size);
    return size;
  }
}

async function sizeOf(file: string): Promise<number> {
  const copy = await findCopy(file, 'br');
  return copy?.size ?? (await compress(await readFile(file))).length;
}
