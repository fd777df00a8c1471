import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The package as its users install it. */
export interface Packed {
  tarball: Buffer;
  /** A project with nothing but the package in its `node_modules`. */
  project: string;
  files: string[];
  remove(): void;
}

/** Packs `dist/package` and unpacks it into a folder of its own. */
export function pack(): Packed {
  const project = mkdtempSync(join(tmpdir(), 'wrappie-package-'));
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', project], {
    cwd: join(import.meta.dirname, '../../dist/package'),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const [{ filename, files }] = JSON.parse(packed) as [{ filename: string; files: { path: string }[] }];
  const installed = join(project, 'node_modules/wrappie-widgets');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', join(project, filename), '-C', installed, '--strip-components=1']);
  return {
    tarball: readFileSync(join(project, filename)),
    project,
    files: files.map(({ path }) => path),
    remove: () => rmSync(project, { recursive: true, force: true }),
  };
}
