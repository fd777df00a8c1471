import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const dist = join(import.meta.dirname, '../../dist');

/** Addresses of all pages of the build, without those for testers: the not-found pages and the workbench. */
export const pageAddresses: string[] = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`)
  .filter((address) => !/\/404$|\/workbench(?:\/|$)/.test(address))
  .sort();

/** Those that search engines and visitors see: the courier page stands in a frame only. */
export const publicAddresses: string[] = pageAddresses.filter((address) => !address.endsWith('/bezorgen'));
