import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Returns the result of work from the cache, or does the work and caches its result.
 *
 * @param folder holds the results, one JSON file each
 * @param basis everything that the result depends on; another basis gets another file
 * @param stillHolds whether a cached result is still valid, for example because the files that it names exist
 */
export async function remembered<T>(
  folder: string,
  basis: readonly (string | Buffer)[],
  work: () => Promise<T>,
  stillHolds: (result: T) => boolean,
): Promise<T> {
  const hash = createHash('sha256');
  for (const part of basis) hash.update(part).update('\0');
  const file = join(folder, `${hash.digest('hex').slice(0, 16)}.json`);
  if (existsSync(file)) {
    const known = JSON.parse(readFileSync(file, 'utf8')) as T;
    if (stillHolds(known)) return known;
  }
  const result = await work();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(result));
  return result;
}
