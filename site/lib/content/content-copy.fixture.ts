import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** A copy of the content that a test may change. */
export interface ContentCopy {
  read(file: string): string;
  write(file: string, text: string): void;
  /** Runs a program of the project on the copy. */
  run(program: string, ...options: string[]): { status: number | null; said: string[] };
  remove(): void;
}

export function copyContent(): ContentCopy {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(root, 'site'));
  cpSync('site/content', join(root, 'site/content'), { recursive: true });
  for (const name of ['node_modules', 'package.json', 'public', 'site/pictures'])
    symlinkSync(resolve(name), join(root, name));
  return {
    read: (file) => readFileSync(join(root, file), 'utf8'),
    write(file, text) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    },
    run(program, ...options) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(program), ...options], {
        cwd: root,
        encoding: 'utf8',
      });
      return { status, said: `${stdout}${stderr}`.split('\n').filter(Boolean) };
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}
