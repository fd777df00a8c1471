import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { entries } from '../../widgets/entries.ts';
import { chromiumArgs, findChromium } from '../support/find-chromium.ts';
import type { LocalSite } from '../support/local-site.ts';
import type { BudgetLine } from './budget.ts';
import type { CompressedSizes } from './compressed-sizes.ts';
import { Requests } from './requests.ts';
import { severalAtATime } from './several-at-a-time.ts';
import { visualiserBudgets } from './visualiser-budgets.ts';

const kb = 1024;
const screens = [
  { name: '390 px', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, limit: 40 * kb },
  { name: '1440 px', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, limit: 120 * kb },
];

/** Pages are measured in parallel, because most of the time is spent waiting until a page stops loading. */
const atATime = 6;

/** The budgets that need a browser: what a page loads before any interaction. */
export async function loadedBudgets(site: LocalSite, sizes: CompressedSizes): Promise<BudgetLine[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const visits = paths().flatMap((path) => screens.map((screen) => ({ path, screen })));
    const lines = await severalAtATime(visits, atATime, ({ path, screen }) =>
      load(browser, site, path, screen),
    );
    return [...lines.flat(), ...(await visualiserBudgets(browser, site, sizes))];
  } finally {
    await browser.close();
  }
}

/**
 * All pages that people visit, without those used only for delivery or in the frame of another site. Of the English pages only the home page, because the others show the
 * same pictures as their twins.
 */
function paths(): string[] {
  const files = globSync('**/*.html', { cwd: 'dist' }).filter(
    (file) => !/(^|\/)workbench[./]|^(bezorgen|verzonden)|^(en|embed)\//.test(file),
  );
  return files.sort().map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`);
}

/** Tags of the prerendered widgets whose script loads only at an interaction. */
const onInteraction = entries
  .filter(({ when }) => when === 'on-interaction')
  .map(({ meta }): string => meta.tag);

async function load(
  browser: Browser,
  site: LocalSite,
  path: string,
  screen: (typeof screens)[number],
): Promise<BudgetLine[]> {
  const page = await browser.newPage({
    viewport: screen.viewport,
    deviceScaleFactor: screen.deviceScaleFactor,
  });
  const requests = new Requests(page);
  await page.goto(site.origin + path);
  // First let everything start that loads near the viewport or on idle. Then wait until nothing more is requested.
  await page.evaluate(async () => {
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));
    for (let times = 0; times < 2; times++)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
  });
  await requests.quiet();
  const { pictures, widgetOnScreen } = await page.evaluate((quiet) => {
    const onScreen = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && top < 2 * innerHeight && bottom > 0;
    };
    const inFirstScreen = [...document.images].filter(
      (image) => image.getBoundingClientRect().top < innerHeight && onScreen(image),
    );
    const widgets = [...document.querySelectorAll('*')].filter(({ localName }) =>
      localName.startsWith('wrap-'),
    );
    return {
      pictures: inFirstScreen.map(({ currentSrc }) => currentSrc),
      widgetOnScreen: widgets.some((element) => !quiet.includes(element.localName) && onScreen(element)),
    };
  }, onInteraction);
  const sizes = pictures.map((src) => statSync(join('dist', new URL(src).pathname)).size);
  await page.close();
  const where = `${path} at ${screen.name}`;
  const largest: BudgetLine = {
    what: `largest picture on the first screen of ${where}`,
    actual: Math.max(0, ...sizes),
    limit: screen.limit,
    unit: 'bytes',
  };
  if (widgetOnScreen) return [largest];
  const more = requests.all.filter(
    (request) => request.resourceType() === 'script' && !request.url().endsWith('/widgets.js'),
  ).length;
  return [
    largest,
    { what: `scripts beside widgets.js before a touch on ${where}`, actual: more, limit: 0, unit: 'files' },
  ];
}
