import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const dist = join(import.meta.dirname, '../../dist');

/** Addresses of all built pages, except the not-found pages, those for testers, and those for frames, which are a widget only. */
export const pageAddresses: string[] = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`)
  .filter((address) => !/\/404$|\/(?:embed|workbench)(?:\/|$)/.test(address))
  .sort();

/** The pages for search engines and visitors. The courier page is only for frames. */
export const publicAddresses: string[] = pageAddresses.filter((address) => !address.endsWith('/bezorgen'));
