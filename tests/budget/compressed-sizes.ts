import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Cache of compressed sizes by the hash of the content, because most files do not change between runs. */
const memory = '.cache/brotli-sizes.json';

/** The compressed sizes of files, as a visitor downloads them. */
export class CompressedSizes {
  readonly #known: Record<string, number> = remembered();
  readonly #sizes = new Map<string, Promise<number>>();
  readonly #used: Record<string, number> = {};

  /** Compresses a file once, however often it is asked for. Node's thread pool compresses several at a time. */
  of(file: string): Promise<number> {
    const size = this.#sizes.get(file) ?? this.#compress(readFileSync(file));
    this.#sizes.set(file, size);
    return size;
  }

  /** Saves the sizes that this run used, and drops the others. */
  remember(): void {
    mkdirSync(dirname(memory), { recursive: true });
    writeFileSync(memory, JSON.stringify(this.#used));
  }

  async #compress(content: Buffer): Promise<number> {
    const hash = createHash('sha256').update(content).digest('hex');
    const key = `${process.versions['brotli']} ${hash}`;
    const size = this.#known[key] ?? (await compress(content)).length;
    this.#used[key] = size;
    return size;
  }
}

function remembered(): Record<string, number> {
  try {
    return JSON.parse(readFileSync(memory, 'utf8'));
  } catch {
    // The cache does not exist yet, or was cut off: everything is compressed again.
    return {};
  }
}
