import { setTimeout as pause } from 'node:timers/promises';
import { compare } from '../compare.ts';
import { priceAKitchen } from '../in-page/use-calculators.ts';
import { watchKeys } from '../in-page/watch-keys.ts';
import { plainCalculator } from '../plain-pages.ts';
import { openSlowPhone, type SlowPage } from '../slow-phone.ts';
import type { Stand } from '../stand.ts';
import { inPairs, median } from '../statistics.ts';
import type { Row } from '../table.ts';

const oneFrame = 1000 / 60;

/** From a key press in a field, which marks the price on screen as out of date, until the result is painted. */
export async function keys(stand: Stand, runs: number): Promise<Row[]> {
  const pairs = await inPairs(
    runs,
    () => typed(stand, '/prijscalculator'),
    () => typed(stand, plainCalculator),
  );
  const middle = pairs.map(([a, b]) => [median(a), median(b)] as const);
  const limit = Number(oneFrame.toFixed(1));
  // The median, not the maximum, which on a busy machine depends on the machine.
  return [compare({ what: 'key until painted, median of 20', pairs: middle, limit, by: 'difference' })];
}

async function typed({ devTools, origin }: Stand, path: string): Promise<number[]> {
  const page = await openSlowPhone(devTools, { slowNetwork: false });
  await page.beforeLoad(priceAKitchen);
  await page.open(origin + path);
  await page.until(() => window.benchPrice);
  // The request code loads after the first price, and the price panel scrolls into view.
  await pause(500);
  await page.evaluate(watchKeys);
  for (let i = 0; i < 10; i++) {
    await press(page, { key: '3', code: 'Digit3', windowsVirtualKeyCode: 51, text: '3' });
    await press(page, { key: 'Backspace', code: 'Backspace', windowsVirtualKeyCode: 8 });
  }
  const times = await page.evaluate(() => window.benchKeys);
  await page.close();
  return times;
}

async function press({ send }: SlowPage, key: Record<string, unknown>): Promise<void> {
  await send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
  await send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  await pause(60);
}
