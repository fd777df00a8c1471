import { compare } from '../compare.ts';
import { wakeCalculators } from '../in-page/use-calculators.ts';
import { farAddress, type Markup, many, manyAddress } from '../many-pages.ts';
import { openSlowPhone, untilIdle } from '../slow-phone.ts';
import type { Stand } from '../stand.ts';
import { inPairs } from '../statistics.ts';
import type { Row } from '../table.ts';

/** Twenty calculators on one page against one: until those on screen answer, and the heap; and nothing when far away. */
export async function manyCalculators(stand: Stand, runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const markup of ['prerendered', 'bare'] as const) {
    const pairs = await inPairs(
      runs,
      () => wake(stand, markup, many),
      () => wake(stand, markup, 1),
    );
    const of = (what: string, key: 'time' | 'heap', unit: string) =>
      compare({
        what: `${many} calculators (${markup}) against 1: ${what}`,
        pairs: pairs.map(([a, b]) => [a[key], b[key]]),
        limit: 4,
        unit,
      });
    rows.push(of('those on screen answer', 'time', 'ms'), of('heap', 'heap', 'MB'));
  }
  return [...rows, await farAway(stand)];
}

async function wake({ browser, origin }: Stand, markup: Markup, count: number) {
  const { page, client, close } = await openSlowPhone(browser);
  await page.addInitScript(wakeCalculators);
  await page.goto(origin + manyAddress(markup, count), { waitUntil: 'commit' });
  await page.waitForFunction(() => window.benchAlive, undefined, { polling: 200 });
  const time = (await page.evaluate(() => window.benchAlive)) ?? Number.NaN;
  await untilIdle(page);
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  await close();
  return { time, heap: usedSize / 1e6 };
}

async function farAway({ browser, origin }: Stand): Promise<Row> {
  const { page, close } = await openSlowPhone(browser);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(origin + farAddress);
  await untilIdle(page);
  await page.waitForTimeout(3000);
  await close();
  const more = scripts.filter((path) => path !== '/widgets.js');
  return {
    what: `${many} calculators far below the screen: scripts beside widgets.js`,
    value: more.length,
    limit: 0,
    ours: `${more.length} files`,
    note: more.join(', ') || undefined,
  };
}
