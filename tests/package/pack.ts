import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The package as others get it. */
export interface Packed {
  tarball: Buffer;
  /** A project that has it in its `node_modules`, and nothing else. */
  project: string;
  files: string[];
  remove(): void;
}

/** Packs `dist/package` into a folder of its own, and unpacks it there. */
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
