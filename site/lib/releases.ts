import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const file = 'dist/widgets/integrity.json';

const path = z.string().startsWith('/');
const schema = z
  .object({
    latest: z.string(),
    versions: z.record(z.string(), z.object({ file: path, integrity: z.string().startsWith('sha384-') })),
  })
  .refine(({ latest, versions }) => versions[latest], { error: 'the latest version is not among them' });

/** The script of the widgets as a page may include it. */
export interface Release {
  /** As in package.json. */
  version: string;
  /** Path of the script that stays as it is, for ever. */
  file: string;
  /** Its hash, as the `integrity` attribute wants it. */
  integrity: string;
}

/** Path of the script that is always the newest. */
export const evergreenFile = '/widgets.js';

/**
 * The newest release with an address of its own, from what the build of the widgets wrote.
 *
 * @throws Error when there is none yet, or it says something else than a release
 */
export function latestRelease(json = readJson()): Release {
  const result = schema.safeParse(JSON.parse(json));
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`);
  const { latest, versions } = result.data;
  return { version: latest, ...versions[latest]! };
}

function readJson(): string {
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm run build:widgets first`);
  return readFileSync(file, 'utf8');
}
