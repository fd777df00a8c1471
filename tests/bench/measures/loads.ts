import { compare } from '../compare.ts';
import { type LoadRecord, watchLoad } from '../in-page/watch-load.ts';
import { comparedPages, twinOf } from '../plain-pages.ts';
import { openSlowPhone } from '../slow-phone.ts';
import type { Stand } from '../stand.ts';
import { inPairs, median, quartiles } from '../statistics.ts';
import type { Row } from '../table.ts';

/** First and largest paint compared with the plain page, and our long tasks, all measured in the same slow loads with a cold cache. */
export async function loads(stand: Stand, runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of comparedPages) {
    const pairs = await inPairs(
      runs,
      () => load(stand, path),
      () => load(stand, twinOf(path)),
    );
    const paint = (what: string, key: 'firstPaint' | 'largestPaint', note?: string) =>
      compare({
        what: `${what} paint of ${path}`,
        pairs: pairs.map(([a, b]) => [a[key], b[key]]),
        limit: 1.15,
        note,
      });
    const [ours, theirs] = pairs.at(-1) as [LoadRecord, LoadRecord];
    rows.push(
      paint('first', 'firstPaint'),
      paint('largest', 'largestPaint', `ours ${ours.largestElement}; plain ${theirs.largestElement}`),
      longTasks(path, pairs),
    );
  }
  return rows;
}

async function load({ devTools, origin }: Stand, path: string): Promise<LoadRecord> {
  const page = await openSlowPhone(devTools);
  await page.beforeLoad(watchLoad);
  await page.open(origin + path);
  await page.untilIdle();
  const record = await page.evaluate(() => window.benchLoad);
  await page.close();
  return record;
}

/** What our page blocks for, with the plain page's beside it: how much of it is the machine's own. */
function longTasks(path: string, pairs: readonly (readonly [LoadRecord, LoadRecord])[]): Row {
  const blocked = pairs.map(([ours]) => ours.blocked);
  return {
    what: `long tasks of ${path}`,
    value: median(blocked),
    spread: quartiles(blocked),
    limit: 50,
    ours: `${median(blocked).toFixed(0)} ms`,
    plain: `${median(pairs.map(([, plain]) => plain.blocked)).toFixed(0)} ms`,
    note: pairs.at(-1)?.[0].tasks.join(', ') || undefined,
  };
}
