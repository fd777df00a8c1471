import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { type Room, rooms } from '../../widgets/domain/film/films.ts';
import type { LocalSite } from '../support/local-site.ts';
import type { BudgetLine } from './budget.ts';
import type { CompressedSizes } from './compressed-sizes.ts';
import { Requests } from './requests.ts';
import { severalAtATime } from './several-at-a-time.ts';

const kb = 1024;
const screens = [
  { name: '390 px', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { name: '1440 px', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];

/** What the visualiser loads on a page of its own: its scripts, and the pictures of each room with its samples. */
export async function visualiserBudgets(
  browser: Browser,
  site: LocalSite,
  sizes: CompressedSizes,
): Promise<BudgetLine[]> {
  const visits = screens.flatMap((screen) => rooms.map((room) => ({ screen, room })));
  const lines = await severalAtATime(visits, 6, async ({ screen, room }): Promise<BudgetLine> => {
    const { pictures } = await fetched(browser, site, sizes, `room="${room}"`, screen);
    const what = `pictures of the visualiser, ${room} at ${screen.name}`;
    return { what, actual: pictures, limit: 150 * kb, unit: 'bytes' };
  });
  const compact = await fetched(browser, site, sizes, 'look="compact"', screens[0]!);
  const small = 'the compact visualiser at 390 px';
  return [
    ...lines,
    { what: `pictures of ${small}`, actual: compact.pictures, limit: 110 * kb, unit: 'bytes' },
    { what: `script of ${small}, beyond React`, actual: compact.scripts, limit: 25.75 * kb, unit: 'bytes' },
  ];
}

async function fetched(
  browser: Browser,
  site: LocalSite,
  sizes: CompressedSizes,
  attributes: `room="${Room}"` | 'look="compact"',
  { viewport, deviceScaleFactor }: (typeof screens)[number],
): Promise<{ pictures: number; scripts: number }> {
  const page = await browser.newPage({ viewport, deviceScaleFactor });
  const requests = new Requests(page);
  const html = `<!doctype html><html lang="nl"><link rel="icon" href="data:,"><wrap-film-visualiser ${attributes}></wrap-film-visualiser><script type="module" src="/widgets.js"></script></html>`;
  await page.route('**/bare-page', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  const picture = page.waitForResponse(/\/rooms\//);
  await page.goto(`${site.origin}/bare-page`);
  await picture;
  await requests.quiet();
  await page.close();
  const { paths } = requests;
  const pictures = paths.filter((path) => path.startsWith('/rooms/'));
  const scripts = paths.filter((path) => /^\/(assets|widgets\.js)/.test(path) && !path.includes('/react-'));
  const total = (all: number[]) => all.reduce((sum, bytes) => sum + bytes, 0);
  const sums = {
    pictures: total(pictures.map((path) => statSync(join('dist', path)).size)),
    scripts: total(await Promise.all(scripts.map((path) => sizes.of(join('dist', path))))),
  };
  if (sums.pictures === 0 || sums.scripts === 0)
    throw new Error(`The visualiser (${attributes}) fetched nothing.`);
  return sums;
}
