import type { Page } from 'playwright';
import { watchLoad } from '../in-page/watch-load.ts';
import { comparedPages } from '../plain-pages.ts';
import { openSlowPhone, untilIdle } from '../slow-phone.ts';
import type { Stand } from '../stand.ts';
import type { Row } from '../table.ts';

const widths = [360, 390, 1440];

/** Layout shift of every page, from the first byte until all of it was scrolled past and every widget has come alive. */
export async function shifts(stand: Stand): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { path } of comparedPages)
    for (const width of widths) rows.push(await shiftOf(stand, path, width));
  return rows;
}

async function shiftOf({ browser, origin }: Stand, path: string, width: number): Promise<Row> {
  const isPhone = width < 768;
  const { page, close } = await openSlowPhone(browser, {
    context: {
      viewport: { width, height: isPhone ? 844 : 900 },
      deviceScaleFactor: isPhone ? 2 : 1,
      isMobile: isPhone,
      hasTouch: isPhone,
    },
  });
  await page.addInitScript(watchLoad);
  await page.goto(origin + path);
  await untilIdle(page);
  await scrollThrough(page);
  await untilIdle(page);
  const { shift, shifts } = await page.evaluate(() => window.benchLoad);
  await close();
  return {
    what: `layout shift of ${path} at ${width}`,
    value: shift,
    limit: 0,
    ours: shift.toFixed(4),
    note: shift >= 0.005 ? shifts.join('; ') : undefined,
  };
}

/** Slowly enough that what comes near has time to load. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  });
}
