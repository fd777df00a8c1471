import { expect, test } from 'vitest';
import { rehearse } from './rehearsal.ts';
import { pictureOf } from './synthetic.fixture.ts';

const sizes = [
  { width: 1200, height: 800 },
  { width: 90, height: 60 },
];

test.each(sizes)(
  'a rehearsal on $width × $height px ends after a few steps and leaves the photo as it was',
  (size) => {
    const photo = pictureOf(size.width, size.height, (x, y) => [x % 200, y % 200, (x + y) % 200]);
    const before = photo.data.slice();
    const steps = [...rehearse(photo)].length;
    expect(steps).toBeGreaterThan(3);
    expect(steps).toBeLessThan(15);
    expect(photo.data).toEqual(before);
  },
);
