import sharp from 'sharp';
import { expect, test } from 'vitest';
import { finishSheet } from '../../../widgets/domain/film/film-pictures.ts';
import { swatchNames } from '../../../widgets/kit/theme/swatches.ts';

test('the sheet has a sample of each kind of film that the calculator shows', async () => {
  const { width, height } = await sharp(`public${finishSheet}`).metadata();
  expect(width / height).toBe(swatchNames.length);
});
