import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleWidgets } from '../../widgets/kit/build/bundle-widgets.ts';
import { packageVersion } from '../lib/widgets/package-version.ts';
import { widgetDefines } from '../lib/widgets/widget-defines.ts';
import { releasesWith, scriptName } from './releases.ts';

/*
 * Builds the pinned script of this version, a single file, and the hashes of all versions. If this version was released already, the site
 * replaces what is built here by the released file from `public/`.
 */

const folder = 'dist/widgets';
const version = packageVersion();

await bundleWidgets(join(folder, version), widgetDefines(), 'tag');
const releases = releasesWith(version, readFileSync(join(folder, version, scriptName)));
writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify(releases, null, 2)}\n`);
