import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { type Room, rooms } from '../../widgets/domain/film/films.ts';
import type { LocalSite } from '../support/local-site.ts';
import type { BudgetLine } from './budget.ts';

const kb = 1024;
const screens = [
  { name: '390 px', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { name: '1440 px', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];

/** What the visualiser fetches on a page that has nothing else: its scripts, and the pictures of each room with its samples. */
export async function visualiserBudgets(browser: Browser, site: LocalSite): Promise<BudgetLine[]> {
  const lines: BudgetLine[] = [];
  for (const screen of screens) {
    for (const room of rooms) {
      const { pictures } = await fetched(browser, site, `room="${room}"`, screen);
      lines.push({
        what: `pictures of the visualiser, ${room} at ${screen.name}`,
        actual: pictures,
        limit: 150 * kb,
        unit: 'bytes',
      });
    }
  }
  const compact = await fetched(browser, site, 'look="compact"', screens[0]!);
  const small = 'the compact visualiser at 390 px';
  return [
    ...lines,
    { what: `pictures of ${small}`, actual: compact.pictures, limit: 110 * kb, unit: 'bytes' },
    { what: `script of ${small}, beyond React`, actual: compact.scripts, limit: 20 * kb, unit: 'bytes' },
  ];
}

async function fetched(
  browser: Browser,
  site: LocalSite,
  attributes: `room="${Room}"` | 'look="compact"',
  { viewport, deviceScaleFactor }: (typeof screens)[number],
): Promise<{ pictures: number; scripts: number }> {
  const page = await browser.newPage({ viewport, deviceScaleFactor });
  const sums = { pictures: 0, scripts: 0 };
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/^\/(rooms|assets|widgets\.js)/.test(pathname)) return;
    const bytes = readFileSync(join('dist', pathname));
    if (pathname.startsWith('/rooms/')) sums.pictures += bytes.length;
    else if (!/\/react-/.test(pathname)) sums.scripts += brotliCompressSync(bytes).length;
  });
  const html = `<!doctype html><html lang="nl"><link rel="icon" href="data:,"><wrap-film-visualiser ${attributes}></wrap-film-visualiser><script type="module" src="/widgets.js"></script></html>`;
  await page.route('**/bare-page', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(`${site.origin}/bare-page`, { waitUntil: 'networkidle' });
  await page.close();
  if (sums.pictures === 0 || sums.scripts === 0)
    throw new Error(`The visualiser (${attributes}) fetched nothing.`);
  return sums;
}
