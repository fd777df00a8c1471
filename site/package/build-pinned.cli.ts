import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleWidgets } from '../../widgets/kit/build/bundle-widgets.ts';
import { packageVersion } from '../lib/widgets/package-version.ts';
import { widgetDefines } from '../lib/widgets/widget-defines.ts';
import { releasesWith, scriptName } from './releases.ts';

/*
 * The pinned script of this version, one file that needs no other, and the hashes of all versions. What was released under this
 * version stays: the site copies it from `public/` over what is built here.
 */

const folder = 'dist/widgets';
const version = packageVersion();

await bundleWidgets(join(folder, version), widgetDefines());
const releases = releasesWith(version, readFileSync(join(folder, version, scriptName)));
writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify(releases, null, 2)}\n`);
