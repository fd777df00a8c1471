import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { laterApis } from '../support/older-safari.ts';

const root = join(import.meta.dirname, '../..');

/** Names that our code asks for before it uses them, or has for functions of its own. */
const askedFor = [
  'requestIdleCallback',
  'startViewTransition',
  'credentialless',
  'fetchPriority',
  'toBase64',
];

/** Short names have other meanings too. */
const names = Object.values(laterApis)
  .flat()
  .filter((name) => name.length >= 7 && !askedFor.includes(name));

test('no script of ours, also none that loads late, names what Safari 16.4 lacks', () => {
  const files = globSync(['dist/{widgets,embed}.js', 'dist/assets/*.js', 'site/inline-scripts/*.js'], {
    cwd: root,
  });
  expect(files.length).toBeGreaterThan(20);
  const call = new RegExp(`\\b(?:${names.join('|')})\\b(?=\\()`, 'g');
  const found = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(call)].map(([name]) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});
