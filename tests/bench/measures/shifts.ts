import { watchLoad } from '../in-page/watch-load.ts';
import { comparedPages } from '../plain-pages.ts';
import { openSlowPhone } from '../slow-phone.ts';
import type { Stand } from '../stand.ts';
import type { Row } from '../table.ts';

const widths = [360, 390, 1440];

/** Layout shift of every page, from the first byte until the whole page was scrolled through and every widget is hydrated. */
export async function shifts(stand: Stand): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of comparedPages) for (const width of widths) rows.push(await shiftOf(stand, path, width));
  return rows;
}

async function shiftOf({ devTools, origin }: Stand, path: string, width: number): Promise<Row> {
  const page = await openSlowPhone(devTools, { width });
  await page.beforeLoad(watchLoad);
  await page.open(origin + path);
  await page.untilIdle();
  await page.evaluate(scrollThrough);
  await page.untilIdle();
  const { shift, shifts } = await page.evaluate(() => window.benchLoad);
  await page.close();
  return {
    what: `layout shift of ${path} at ${width}`,
    value: shift,
    limit: 0,
    ours: shift.toFixed(4),
    note: shift >= 0.005 ? shifts.join('; ') : undefined,
  };
}

/** Runs in the page: scrolls slowly enough for lazy content to load before it comes into view. */
async function scrollThrough(): Promise<void> {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}
