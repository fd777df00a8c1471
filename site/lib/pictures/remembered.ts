import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Kept<T> {
  basis: string;
  result: T;
}

/**
 * Returns the kept result of work, or does the work and keeps its result.
 *
 * @param folder holds the results
 * @param name names the file of this result
 * @param basis everything that the result depends on; another basis replaces the result
 * @param stillHolds whether a kept result is still valid, for example because the files that it names exist
 */
export async function remembered<T>(
  folder: string,
  name: string,
  basis: readonly (string | Buffer)[],
  work: () => Promise<T>,
  stillHolds: (result: T) => boolean,
): Promise<T> {
  const hash = createHash('sha256');
  for (const part of basis) hash.update(part).update('\0');
  const digest = hash.digest('hex').slice(0, 16);
  const file = join(folder, `${name}.json`);
  if (existsSync(file)) {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept<T>;
    if (kept.basis === digest && stillHolds(kept.result)) return kept.result;
  }
  const result = await work();
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify({ basis: digest, result } satisfies Kept<T>)}\n`);
  return result;
}
