import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { remembered } from './remembered.ts';

function counting() {
  const folder = mkdtempSync(join(tmpdir(), 'remembered-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  let times = 0;
  const ask = (basis: string[], holds = true) =>
    remembered(
      folder,
      'oak',
      basis,
      async () => ({ times: ++times }),
      () => holds,
    );
  return { folder, ask };
}

test('the same work is done once', async () => {
  const { folder, ask } = counting();
  expect(await ask(['oak', '480'])).toEqual({ times: 1 });
  expect(await ask(['oak', '480'])).toEqual({ times: 1 });
  expect(readdirSync(folder)).toHaveLength(1);
});

test('another basis is other work, also when its parts join to the same text, and replaces the result', async () => {
  const { folder, ask } = counting();
  await ask(['oak', '480']);
  expect(await ask(['oak4', '80'])).toEqual({ times: 2 });
  expect(readdirSync(folder)).toEqual(['oak.json']);
});

test('a result that is no longer valid is made again', async () => {
  const { ask } = counting();
  await ask(['oak']);
  expect(await ask(['oak'], false)).toEqual({ times: 2 });
  expect(await ask(['oak'])).toEqual({ times: 2 });
});
