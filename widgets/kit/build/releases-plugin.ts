import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { releasesWith } from './releases.ts';

/**
 * Writes `integrity.json`, the hashes of all pinned scripts, beside the folders of their versions. What was released stays:
 * the site copies it from `public/` over what was built under the same version.
 */
export function releasesPlugin(version: string): Plugin {
  return {
    name: 'wrappie-releases',
    writeBundle({ dir }, bundle) {
      const [chunk, ...more] = Object.values(bundle);
      if (!dir || chunk?.type !== 'chunk' || more.length > 0)
        this.error(`A pinned script is one file, not ${Object.keys(bundle).join(', ')}.`);
      const releases = releasesWith(version, chunk.code);
      writeFileSync(join(dirname(dir), 'integrity.json'), `${JSON.stringify(releases, null, 2)}\n`);
    },
  };
}
