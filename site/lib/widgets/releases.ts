import { existsSync, readFileSync } from 'node:fs';
import { type Release, type Releases, readReleases } from '../../package/releases.ts';

const file = 'dist/widgets/integrity.json';

/** Path of the script that is always the newest. */
export const evergreenFile = '/widgets.js';

/**
 * The newest pinned script, as the build of the widgets recorded it.
 *
 * @throws Error when there is none yet, or the record is not valid
 */
export function latestRelease(json?: string): Release & { version: string } {
  const { latest, versions } = (json === undefined && given) || readReleases(json ?? readJson(), file);
  return { version: latest, ...versions[latest]! };
}

let given: Releases | undefined;

/** Replaces the releases that the build of the widgets records, for a server that builds nothing. */
export function useReleases(releases: Releases): void {
  given = releases;
}

function readJson(): string {
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm run build:widgets first`);
  return readFileSync(file, 'utf8');
}
