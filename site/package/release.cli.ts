import { join } from 'node:path';
import { bundleWidgets } from '../../widgets/kit/build/bundle-widgets.ts';
import { environment } from '../lib/environment.ts';
import { explainError } from '../lib/explain-error.ts';
import { assertReadyForRelease } from '../lib/launch/production-check.ts';
import { packageVersion } from '../lib/widgets/package-version.ts';
import { widgetDefines } from '../lib/widgets/widget-defines.ts';
import { isReleased, releasedFolder } from './releases.ts';

/*
 * `npm run release` is for maintainers, with the settings of production. It builds the pinned script of this version and keeps it for
 * good: pages that pin it by its hash rely on it.
 */
const version = packageVersion();
const folder = join(releasedFolder, version);

try {
  if (isReleased(version))
    throw new Error(
      `${version} was released already, and what was released never changes: raise the version in package.json.`,
    );
  assertReadyForRelease(environment());
  await bundleWidgets(folder, widgetDefines(), 'tag');
  console.info(
    `Released in ${folder}. Commit it, and deploy. For the next release raise the version in package.json.`,
  );
} catch (error) {
  console.error(explainError(error).message);
  process.exitCode = 1;
}
