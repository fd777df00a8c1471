import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { packageVersion } from '../lib/package-version.ts';
import { isReleased, releasedFolder, scriptName } from './releases.ts';

/*
 * `npm run release`, a maintainer's command, after a build for production: keeps the pinned script of this version for good.
 * Whoever has its hash in a page counts on it.
 */
const version = packageVersion();

if (isReleased(version)) {
  console.error(
    `${version} was released already, and what was released never changes: raise the version in package.json.`,
  );
  process.exitCode = 1;
} else {
  cpSync(join('dist/widgets', version, scriptName), join(releasedFolder, version, scriptName));
  console.info(
    `Kept as ${join(releasedFolder, version, scriptName)}. Commit it, then raise the version in package.json.`,
  );
}
