import { setTimeout as pause } from 'node:timers/promises';
import { compare } from '../compare.ts';
import { clickCalculators } from '../in-page/use-calculators.ts';
import { farAddress, type Markup, many, manyAddress } from '../many-pages.ts';
import { openSlowPhone } from '../slow-phone.ts';
import type { Stand } from '../stand.ts';
import { inPairs } from '../statistics.ts';
import type { Row } from '../table.ts';

/**
 * Twenty calculators on one page against one: the time until those on screen respond, and the heap. Calculators far below the screen must
 * cost nothing.
 */
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

async function wake({ devTools, origin }: Stand, markup: Markup, count: number) {
  const page = await openSlowPhone(devTools);
  await page.beforeLoad(clickCalculators);
  await page.open(origin + manyAddress(markup, count));
  const time = await page.until(() => window.benchResponsive);
  await page.untilIdle();
  await page.send('HeapProfiler.collectGarbage');
  const { usedSize } = await page.send<{ usedSize: number }>('Runtime.getHeapUsage');
  await page.close();
  return { time, heap: usedSize / 1e6 };
}

async function farAway({ devTools, origin }: Stand): Promise<Row> {
  const page = await openSlowPhone(devTools);
  await page.open(origin + farAddress);
  await page.untilIdle();
  await pause(3000);
  await page.close();
  const scripts = page.requests
    .filter(({ type }) => type === 'Script')
    .map(({ url }) => new URL(url).pathname);
  const more = scripts.filter((path) => path !== '/widgets.js');
  return {
    what: `${many} calculators far below the screen: scripts beside widgets.js`,
    value: more.length,
    limit: 0,
    ours: `${more.length} files`,
    note: more.join(', ') || undefined,
  };
}
