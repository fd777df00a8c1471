import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Work whose result an earlier run wrote down, or the work itself, whose result is then written down.
 *
 * @param folder where results are kept, one JSON file each
 * @param basis everything that the result depends on; another basis is another file
 * @param stillHolds whether a result that was found can be used, for example because the files that it names are there
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
