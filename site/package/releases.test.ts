import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isReleased, releasesWith } from './releases.ts';

const folder = mkdtempSync(join(tmpdir(), 'wrappie-releases-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, '1.0.0'));
writeFileSync(join(folder, '1.0.0/widgets.js'), 'one();');

const hashOf = (code: string) => `sha384-${createHash('sha384').update(code).digest('base64')}`;

test('list what was released and what is built now, each with the hash of its file', () => {
  expect(releasesWith('1.1.0', 'two();', folder)).toEqual({
    latest: '1.1.0',
    versions: {
      '1.0.0': { file: '/widgets/1.0.0/widgets.js', integrity: hashOf('one();') },
      '1.1.0': { file: '/widgets/1.1.0/widgets.js', integrity: hashOf('two();') },
    },
  });
});

test('a released version keeps its hash, whatever is built under its name', () => {
  expect(isReleased('1.0.0', folder)).toBe(true);
  expect(isReleased('1.1.0', folder)).toBe(false);
  expect(releasesWith('1.0.0', 'changed();', folder).versions['1.0.0']?.integrity).toBe(hashOf('one();'));
});

test('before the first release there is only the current build', () => {
  expect(Object.keys(releasesWith('1.0.0', 'one();', join(folder, 'none')).versions)).toEqual(['1.0.0']);
});
