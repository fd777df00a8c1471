import { existsSync, readFileSync } from 'node:fs';
import type { Release, Releases } from '../package/releases.ts';

const releasesFile = 'dist/widgets/integrity.json';

/**
 * The pinned script of the version that is built now.
 *
 * @throws Error when the widgets have not been built
 */
export function latestRelease(file = releasesFile): Release & { version: string } {
  if (!existsSync(file))
    throw new Error(`${file} is not there: build the widgets first, with npm run build:widgets.`);
  const { latest, versions } = JSON.parse(readFileSync(file, 'utf8')) as Releases;
  const release = versions[latest];
  if (!release) throw new Error(`${file} names ${latest} as the latest version, and says nothing of it.`);
  return { version: latest, ...release };
}
