import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const compiler = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');

test.each([
  ['a page without a framework, and no framework there', 'dom'],
  ['a page made with React', 'react'],
  ['a page made with Vue', 'vue'],
  ['a page made with Svelte', 'svelte'],
  ['the widgets themselves, as their metas say it', 'metas'],
])('the typings accept right use and refuse wrong use: %s', (_, folder) => {
  const { stdout, status } = spawnSync(
    process.execPath,
    [compiler, '-p', join(import.meta.dirname, folder)],
    {
      encoding: 'utf8',
    },
  );
  expect(stdout).toBe('');
  expect(status).toBe(0);
});
