import { type Cost, costOf } from '../command-cost.ts';
import { copySite } from '../grown-site.ts';
import type { Stand } from '../stand.ts';
import type { Row } from '../table.ts';

const few = 500;
const many = 5000;

/**
 * Whether the build needs no more time per page, and stays within its memory limit, with thousands of landing pages. Without share
 * pictures: they are drawn one by one in constant time, and would take a quarter of an hour.
 */
export async function growth(_stand: Stand): Promise<Row[]> {
  const site = copySite();
  try {
    const costs = [0, few, many].map((count) => {
      site.growTo(count);
      return costOf('WRAPPIE_SHARE_PICTURES=plain npm run build:site', site.folder);
    });
    return rowsOf(costs as [Cost, Cost, Cost]);
  } finally {
    site.remove();
  }
}

function rowsOf([none, some, all]: [none: Cost, some: Cost, all: Cost]): Row[] {
  // Without the fixed cost of a build. Spread over many pages it would hide that each page takes longer.
  const perPage = (cost: Cost, count: number) => ((cost.cpuSeconds - none.cpuSeconds) / count) * 1000;
  const [atFew, atMany] = [perPage(some, few), perPage(all, many)];
  return [
    {
      what: `build of ${many} extra landing pages against ${few}, CPU per page`,
      value: atMany / atFew,
      limit: 1,
      ours: `${atMany.toFixed(1)} ms`,
      plain: `${atFew.toFixed(1)} ms`,
      note: `each in two languages; ${all.cpuSeconds.toFixed(0)} s in all`,
    },
    {
      what: `build of ${many} extra landing pages, peak memory`,
      value: all.peakMiB / 1024,
      limit: 1.5,
      ours: `${all.peakMiB.toFixed(0)} MiB`,
      note: 'limit in GiB',
    },
  ];
}
