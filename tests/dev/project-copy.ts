import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A copy of the sources that a test may change. */
export interface ProjectCopy {
  root: string;
  /** Replaces the first occurrence of a text in the original content of a file. */
  change(file: string, from: string, to: string): void;
  /** Restores every changed file. */
  mend(): void;
  remove(): void;
}

/** Copies what the server reads. Packages and pictures are shared with the project, because they do not change. */
export function copyProject(): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'project-'));
  for (const name of ['site', 'widgets', 'public', 'supabase', 'package.json', 'tsconfig.json'])
    cpSync(name, join(root, name), { recursive: true });
  mkdirSync(join(root, '.cache'));
  for (const name of ['node_modules', '.cache/pictures']) symlinkSync(resolve(name), join(root, name));
  const first = new Map<string, string>();
  return {
    root,
    change(file, from, to) {
      const path = join(root, file);
      const text = first.get(path) ?? readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold "${from}".`);
      first.set(path, text);
      writeFileSync(
        path,
        text.replace(from, () => to),
      );
    },
    mend() {
      for (const [path, text] of first) writeFileSync(path, text);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
