import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `integrity.json` says of the pinned scripts: those who embed one check it by its hash. */
export interface Releases {
  /** The version that is built now. */
  latest: string;
  versions: Readonly<Record<string, Release>>;
}

export interface Release {
  /** Path on our origin. */
  file: string;
  /** As the `integrity` attribute wants it. */
  integrity: string;
}

/** Where the scripts of versions that were released are kept, so that nobody's page breaks at the next one. */
export const releasedFolder = 'public/widgets';

/** Name of the script within its version's folder. */
export const scriptName = 'widgets.js';

/** Whether the script of a version was released: then it never changes again. */
export function isReleased(version: string, folder = releasedFolder): boolean {
  return existsSync(join(folder, version, scriptName));
}

/**
 * All pinned scripts with their hashes: those that were released, and the one that is built now.
 *
 * @param built its code; that of a version that was released already counts for nothing, for what was released stays
 */
export function releasesWith(version: string, built: string | Buffer, folder = releasedFolder): Releases {
  const released = existsSync(folder) ? readdirSync(folder).filter((name) => isReleased(name, folder)) : [];
  const scripts: [string, string | Buffer][] = [
    [version, built],
    ...released.map((name): [string, Buffer] => [name, readFileSync(join(folder, name, scriptName))]),
  ];
  return {
    latest: version,
    versions: Object.fromEntries(
      scripts.map(([name, code]) => [
        name,
        { file: `/widgets/${name}/${scriptName}`, integrity: integrityOf(code) },
      ]),
    ),
  };
}

function integrityOf(code: string | Buffer): string {
  return `sha384-${createHash('sha384').update(code).digest('base64')}`;
}
