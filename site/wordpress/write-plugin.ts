import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadSite } from '../lib/site.ts';
import { pluginAddress } from './plugin-address.ts';
import { pluginZip } from './plugin-zip.ts';

/** Writes the plugin into the built site. */
export async function writePlugin(output: string): Promise<void> {
  const file = join(output, pluginAddress);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, pluginZip(await loadSite()));
}
