import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const release = z.object({
  /** Path on our origin. */
  file: z.string().startsWith('/'),
  /** In the format of the `integrity` attribute. */
  integrity: z.string().startsWith('sha384-'),
});

const releases = z
  .object({
    /** The version that is built now. */
    latest: z.string(),
    versions: z.record(z.string(), release),
  })
  .refine(({ latest, versions }) => versions[latest], { error: 'the latest version is not among them' });

/** A pinned script. Pages that embed it check its hash. */
export type Release = z.infer<typeof release>;

/** The content of `integrity.json`: all pinned scripts. */
export type Releases = z.infer<typeof releases>;

/** @throws Error naming the place when the content is not valid */
export function readReleases(json: string, place: string): Releases {
  const result = releases.safeParse(JSON.parse(json));
  if (!result.success) throw new Error(`${place}: ${z.prettifyError(result.error)}`);
  return result.data;
}

/** Holds the scripts of released versions, so that no partner's page breaks at the next release. */
export const releasedFolder = 'public/widgets';

/** Name of the script within its version's folder. */
export const scriptName = 'widgets.js';

/** Whether the script of a version was released. If so, it never changes again. */
export function isReleased(version: string, folder = releasedFolder): boolean {
  return existsSync(join(folder, version, scriptName));
}

/**
 * All pinned scripts with their hashes: the released ones, and the one that is built now.
 *
 * @param built code of the current build; ignored if its version was released already
 */
export function releasesWith(version: string, built: string | Buffer, folder = releasedFolder): Releases {
  const released = existsSync(folder) ? readdirSync(folder).filter((name) => isReleased(name, folder)) : [];
  const scripts: [string, string | Buffer][] = [
    [version, built],
    ...released.map((name): [string, Buffer] => [name, readFileSync(join(folder, name, scriptName))]),
  ];
  return {
    latest: version,
    versions: Object.fromEntries(
      scripts.map(([name, code]) => [
        name,
        { file: `/widgets/${name}/${scriptName}`, integrity: integrityOf(code) },
      ]),
    ),
  };
}

/** The hash of a script, in the format of the `integrity` attribute. */
export function integrityOf(code: string | Buffer): string {
  return `sha384-${createHash('sha384').update(code).digest('base64')}`;
}
