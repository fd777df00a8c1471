import { compare } from '../compare.ts';
import { priceAKitchen } from '../in-page/use-calculators.ts';
import { openSlowPhone } from '../slow-phone.ts';
import type { Stand } from '../stand.ts';
import { inPairs } from '../statistics.ts';
import type { Row } from '../table.ts';

/** From the start of the navigation until the price of a kitchen, filled in as fast as the page lets one, is painted. */
export async function usable(stand: Stand, runs: number): Promise<Row[]> {
  const pairs = await inPairs(
    runs,
    () => priced(stand, '/prijscalculator'),
    () => priced(stand, '/bench/calculator'),
  );
  return [compare({ what: 'calculator usable: first price painted', pairs, limit: 2.3 })];
}

async function priced({ browser, origin }: Stand, path: string): Promise<number> {
  const { page, close } = await openSlowPhone(browser);
  await page.addInitScript(priceAKitchen);
  await page.goto(origin + path, { waitUntil: 'commit' });
  const time = await page.waitForFunction(() => window.benchPrice, undefined, { polling: 200 });
  const value = (await time.jsonValue()) ?? Number.NaN;
  await close();
  return value;
}
