import { priceAKitchen } from './in-page/use-calculators.ts';
import { openSlowPhone } from './slow-phone.ts';
import type { Stand } from './stand.ts';

/** ms from the start of the navigation until the price of a kitchen, filled in as soon as the page allows it, is painted. */
export async function timeToPrice({ devTools }: Stand, address: string): Promise<number> {
  const page = await openSlowPhone(devTools);
  await page.beforeLoad(priceAKitchen);
  await page.open(address);
  const time = await page.until(() => window.benchPrice);
  await page.close();
  return time;
}
