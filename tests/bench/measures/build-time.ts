import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import type { Stand } from '../stand.ts';
import { median } from '../statistics.ts';
import type { Row } from '../table.ts';

/** CPU time, user and system, of `npm run build:site` with all its processes. Pictures come from the cache, as in every second build. */
export async function buildTime(_stand: Stand): Promise<Row[]> {
  const times = [0, 1, 2].map(() => cpuSeconds('npm run build:site'));
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

/** What `times` of the shell tells of its children, theirs included. */
function cpuSeconds(command: string): number {
  const told = execFileSync('sh', ['-c', `${command} >&2; times`], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [user = '', system = ''] = told.trim().split('\n').at(-1)?.split(' ') ?? [];
  return inSeconds(user) + inSeconds(system);
}

/** `1m2.5s` → 62.5 */
function inSeconds(told: string): number {
  const [, minutes, seconds] = told.match(/(\d+)m([\d.,]+)s/) ?? [];
  return Number(minutes) * 60 + Number(seconds?.replace(',', '.'));
}
