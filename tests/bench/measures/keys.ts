import { compare } from '../compare.ts';
import { priceAKitchen } from '../in-page/use-calculators.ts';
import { watchKeys } from '../in-page/watch-keys.ts';
import { openSlowPhone } from '../slow-phone.ts';
import type { Stand } from '../stand.ts';
import { inPairs, median } from '../statistics.ts';
import type { Row } from '../table.ts';

const oneFrame = 1000 / 60;

/** From a key pressed in a field, with a price on screen that it makes out of date, until the answer is painted. */
export async function keys(stand: Stand, runs: number): Promise<Row[]> {
  const pairs = await inPairs(
    runs,
    () => typed(stand, '/prijscalculator'),
    () => typed(stand, '/bench/calculator'),
  );
  const middle = pairs.map(([a, b]) => [median(a), median(b)] as const);
  const limit = Number(oneFrame.toFixed(1));
  // The median, not the slowest: on a busy machine that one tells of the machine.
  return [compare({ what: 'key until painted, median of 20', pairs: middle, limit, by: 'difference' })];
}

async function typed({ browser, origin }: Stand, path: string): Promise<number[]> {
  const { page, close } = await openSlowPhone(browser, { slowNetwork: false });
  await page.addInitScript(priceAKitchen);
  await page.goto(origin + path);
  await page.waitForFunction(() => window.benchPrice);
  // The request side loads after the first price, and the panel comes into view.
  await page.waitForTimeout(500);
  await page.evaluate(watchKeys);
  await page.locator('[name=length]').focus();
  for (let i = 0; i < 10; i++) {
    for (const key of ['3', 'Backspace']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(60);
    }
  }
  const times = await page.evaluate(() => window.benchKeys);
  await close();
  return times;
}
