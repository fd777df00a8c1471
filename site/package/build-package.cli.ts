import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleWidgets } from '../../widgets/kit/build/bundle-widgets.ts';
import { environment } from '../lib/environment.ts';
import { declarationFiles } from '../lib/manifests/declaration-files.ts';
import { packageVersion } from '../lib/widgets/package-version.ts';
import { widgetDefines } from '../lib/widgets/widget-defines.ts';
import { licenceNotices } from './licence-notices.ts';
import { packageJson } from './package-json.ts';
import { packageReadme } from './package-readme.ts';

/*
 * The last step of `npm run build`: the widgets as an npm package in `dist/package`, ready for `npm pack` or `npm publish` there. Its
 * script has our site's address written in, because on another site it cannot derive it from its own address.
 */

const folder = 'dist/package';
const { siteUrl } = environment();
const files = declarationFiles();

await bundleWidgets(folder, widgetDefines(new URL(siteUrl).origin), 'bundle');
cpSync('site/package/files', folder, { recursive: true });
for (const { name, text } of files) writeFileSync(join(folder, name), text);
writeFileSync(join(folder, 'THIRD-PARTY.txt'), licenceNotices());
writeFileSync(join(folder, 'README.md'), packageReadme(siteUrl));
writeFileSync(
  join(folder, 'package.json'),
  `${JSON.stringify(packageJson(packageVersion(), siteUrl, files), null, 2)}\n`,
);
