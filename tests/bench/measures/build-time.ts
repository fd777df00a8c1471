import { globSync } from 'node:fs';
import { costOf } from '../command-cost.ts';
import type { Stand } from '../stand.ts';
import { median } from '../statistics.ts';
import type { Row } from '../table.ts';

/** CPU time of `npm run build:site` with all its processes. Pictures come from the cache, as in every build but the first. */
export async function buildTime(_stand: Stand): Promise<Row[]> {
  const times = [0, 1, 2].map(() => costOf('npm run build:site').cpuSeconds);
  const pages = globSync('dist/**/*.html').length;
  const seconds = median(times);
  return [
    {
      what: `site build, ${pages} pages`,
      value: seconds,
      limit: 6,
      ours: `${seconds.toFixed(2)} s CPU`,
      note: `${((seconds / pages) * 62).toFixed(1)} s at this rate for 62`,
    },
  ];
}
