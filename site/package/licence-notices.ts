import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  version: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
}

/** Packages that reach visitors without being a runtime dependency: icons and a font. */
const drawn = ['node_modules/lucide-static', 'node_modules/@fontsource-variable/bricolage-grotesque'];

/**
 * The licences of the third-party work in our scripts and pages. They require a notice with every copy.
 *
 * @throws Error naming a package without a licence
 */
export function licenceNotices(): string {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const carried = Object.entries(packages)
    .filter(
      ([folder, { dev, optional }]) => folder && !dev && !optional && !/\/@types\/|\/csstype$/.test(folder),
    )
    .map(([folder]) => folder);
  const notices = [...carried, ...drawn].sort().map((folder) => notice(folder, packages[folder]!));
  return `Wrappie carries what these people made. Thank you.\n\n${notices.join('\n\n')}\n`;
}

function notice(folder: string, { version, license }: LockedPackage): string {
  const name = folder.replace(/^.*node_modules\//, '');
  const [file] = globSync('{LICENSE,LICENCE,license}*', { cwd: folder });
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : undefined;
  if (!text && !license) throw new Error(`${name} says nothing of its licence: may we carry it?`);
  return `${name} ${version}${license ? ` (${license})` : ''}\n${'='.repeat(60)}\n${text ?? author(folder)}`;
}

/** Some packages have no licence text, only its name and the author. */
function author(folder: string): string {
  const { author: maker, homepage } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return [typeof maker === 'string' ? maker : maker?.name, homepage].filter(Boolean).join('\n');
}
