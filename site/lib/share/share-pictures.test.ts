import sharp from 'sharp';
import { expect, it } from 'vitest';
import { draw, sharePicture } from './share-pictures.ts';

const share = {
  name: 'blog-proef-nl',
  title: 'Keuken wrappen: de voordelen en de grenzen',
  picture: 'kitchen-oak',
  company: 'Wrappie',
};

it('has a name that changes with its content', () => {
  const address = sharePicture(share);
  expect(address).toMatch(/^\/pictures\/og\/blog-proef-nl\.[0-9a-f]{8}\.jpg$/);
  expect(sharePicture({ ...share })).toBe(address);
  expect(sharePicture({ ...share, title: 'Anders' })).not.toBe(address);
});

it('is 1200 by 630, with words on paper over the picture', async () => {
  const image = sharp(await draw(share));
  expect(await image.metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  const corner = await image.extract({ left: 4, top: 600, width: 1, height: 1 }).raw().toBuffer();
  // Paper, #FAF8F4.
  for (const [index, value] of [250, 248, 244].entries()) expect(corner[index]).toBeCloseTo(value, -1);
});
