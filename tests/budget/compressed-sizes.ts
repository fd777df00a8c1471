import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Sizes by the hash of what was compressed, from one run to the next: most files are what they were. */
const memory = '.cache/brotli-sizes.json';

/** How many bytes of each file reach a visitor, of files that a host compresses. */
export class CompressedSizes {
  readonly #known: Record<string, number> = remembered();
  readonly #sizes = new Map<string, Promise<number>>();
  readonly #used: Record<string, number> = {};

  /** Compresses a file once, whoever asks; several at a time, on the threads that Node has for it. */
  of(file: string): Promise<number> {
    const size = this.#sizes.get(file) ?? this.#compress(readFileSync(file));
    this.#sizes.set(file, size);
    return size;
  }

  /** Keeps what was asked for this time, and forgets the rest. */
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
    // There is none yet, or it was cut off: then everything is compressed anew.
    return {};
  }
}
