import { type Zippable, zipSync } from 'fflate';
import type { Site } from '../lib/site.ts';
import { pluginFiles } from './plugin-files.ts';

/** The folder of the plugin, in the zip and on a WordPress site. */
const pluginFolder = 'wrappie-widgets';

/** The plugin as WordPress installs it. The same files make the same bytes: none has the time of the build. */
export function pluginZip(site: Pick<Site, 'facts' | 'environment'>): Uint8Array {
  const files = Object.entries(pluginFiles(site)).sort(([a], [b]) => (a < b ? -1 : 1));
  const zippable: Zippable = Object.fromEntries(
    files.map(([name, content]) => [`${pluginFolder}/${name}`, content]),
  );
  // The earliest time that a zip can name, in the time zone of the build: there is no other way to say it.
  return zipSync(zippable, { level: 9, mtime: new Date(1980, 0, 1), os: 3, attrs: 0o100644 << 16 });
}
