import type { Page } from 'playwright/test';
import { ask } from '../support/questions.ts';
import { expect, test } from '../support/test.ts';

const before = 'De ladekast vóór het wrappen, in verouderd beukenhout';
const after = 'Ladekast in dennengroene matte folie onder een ronde spiegel, met ochtendzon op de lades';
const handle = (page: Page) =>
  page.getByRole('slider', { name: 'Schuif van verouderd beukenhout naar dennengroen' });
const pictures = (page: Page) => page.locator('[data-compare]');

/** The picture that is visible at this share of the width, from the left. */
const seenAt = (page: Page, part: number) =>
  pictures(page).evaluate((frame, part) => {
    const { x, y, width, height } = frame.getBoundingClientRect();
    const under = document.elementsFromPoint(x + width * part, y + height / 2);
    return under.find((element) => element instanceof HTMLImageElement)?.alt;
  }, part);

test('two pictures with an edge between them', async ({ page }) => {
  await page.goto('/diensten/meubels-wrappen');
  await pictures(page).scrollIntoViewIfNeeded();
  await ask({
    'each show a half at first': async () => {
      await expect.poll(() => seenAt(page, 0.4)).toBe(before);
      expect(await seenAt(page, 0.6)).toBe(after);
      await expect(handle(page)).toHaveAttribute('aria-valuetext', '50% Verouderd beukenhout');
    },

    'follow the arrow keys': async () => {
      await handle(page).focus();
      await page.keyboard.press('Home');
      expect(await seenAt(page, 0.1)).toBe(after);
      await page.keyboard.press('End');
      expect(await seenAt(page, 0.9)).toBe(before);
      await expect(handle(page)).toHaveAttribute('aria-valuetext', '100% Verouderd beukenhout');
      for (let press = 0; press < 20; press++) await page.keyboard.press('ArrowLeft');
      expect(await seenAt(page, 0.7)).toBe(after);
      expect(await seenAt(page, 0.5)).toBe(before);
    },

    'follow the pointer that drags the edge': async () => {
      const box = await pictures(page).boundingBox();
      if (!box) throw new Error('The pictures are not on the page');
      const middle = box.y + box.height / 2;
      await page.mouse.move(box.x + box.width / 2, middle);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * 0.2, middle, { steps: 5 });
      await page.mouse.up();
      expect(await seenAt(page, 0.15)).toBe(before);
      expect(await seenAt(page, 0.3)).toBe(after);
    },
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both pictures are complete, one below the other', async ({ page }) => {
    await page.goto('/diensten/meubels-wrappen');
    const boxOf = async (alt: string) => {
      const box = await pictures(page).getByRole('img', { name: alt }).boundingBox();
      if (!box) throw new Error(`No picture "${alt}"`);
      return box;
    };
    const [first, second] = [await boxOf(before), await boxOf(after)];
    expect(second.y).toBeGreaterThanOrEqual(first.y + first.height);
    expect(second.width).toBe(first.width);
    await expect(handle(page)).toBeHidden();
  });
});
