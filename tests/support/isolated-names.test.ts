import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/*
 * Unit tests share a process (vite.config.ts). One that replaces, resets or changes modules would affect the others, so it must be named
 * `NAME.isolated.test.ts`. What changes a module cannot be told from its text, only what replaces or resets one.
 */
const replaces = /\bvi\.(mock|doMock|resetModules)\(/;

const files = globSync(
  '{widgets,site,supabase,tests/changed,tests/support}/**/*.{test,fixture}.{ts,tsx}',
).map((file) => ({ file: file.replaceAll('\\', '/'), code: readFileSync(file, 'utf8') }));
const fixtures = files.filter(({ file, code }) => file.includes('.fixture.') && replaces.test(code));

test('the tests that replace or reset modules, or whose fixture does, are isolated', () => {
  const found = files.filter(
    ({ file, code }) =>
      file.includes('.test.') &&
      (replaces.test(code) ||
        fixtures.some((fixture) => code.includes(`/${fixture.file.split('/').at(-1)}'`))),
  );
  expect(found.length).toBeGreaterThan(0);
  expect(found.map(({ file }) => file).filter((file) => !file.includes('.isolated.test.'))).toEqual([]);
});
