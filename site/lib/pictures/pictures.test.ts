import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictureSizes } from './picture-folders.ts';
import { loadPictures, unusedSizes } from './pictures.ts';

test('the repository holds every size of every picture, and no others', async () => {
  const committed = readdirSync(pictureSizes).sort();
  const pictures = await loadPictures();
  expect(readdirSync(pictureSizes).sort(), 'sizes that are to be committed').toEqual(committed);
  expect(unusedSizes(pictures)).toEqual([]);
});
