import { expect, test } from 'vitest';
import { stageSize } from './stage-size.ts';

const phone = { innerWidth: 390, innerHeight: 844, devicePixelRatio: 3 };
const laptop = { innerWidth: 1440, innerHeight: 900, devicePixelRatio: 1 };
const retina = { innerWidth: 1728, innerHeight: 1117, devicePixelRatio: 2 };

test.each([
  ['a photo on its side, on a phone', phone, [2048, 1536], [1170, 878]],
  ['an upright photo on a phone', phone, [1536, 2048], [1139, 1519]],
  ['a photo on a laptop', laptop, [2048, 1536], [800, 600]],
  ['a photo on a sharp wide screen', retina, [2048, 1536], [1600, 1200]],
  ['a small photo', phone, [800, 600], [800, 600]],
])('%s', (_, screen, [width, height], [shownWidth, shownHeight]) => {
  expect(stageSize({ width: width!, height: height! }, screen)).toEqual({
    width: shownWidth,
    height: shownHeight,
  });
});
