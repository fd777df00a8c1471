import { globSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import { entries } from '../../widgets/entries.ts';
import { chromiumArgs, findChromium } from '../support/find-chromium.ts';
import { type LocalSite, startSite } from '../support/local-site.ts';
import type { BudgetLine } from './budget.ts';
import { visualiserBudgets } from './visualiser-budgets.ts';

const kb = 1024;
const screens = [
  { name: '390 px', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, limit: 40 * kb },
  { name: '1440 px', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, limit: 120 * kb },
];

/** The budgets that only a browser can tell: what a page really loads before anyone touches it. */
export async function loadedBudgets(): Promise<BudgetLine[]> {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const lines: BudgetLine[] = [];
    for (const path of paths())
      for (const screen of screens) lines.push(...(await load(browser, site, path, screen)));
    return [...lines, ...(await visualiserBudgets(browser, site))];
  } finally {
    await browser.close();
    await site.stop();
  }
}

/**
 * All pages that people visit, without those that a delivery passes through; of the English ones only the home page, for the
 * twins show the same pictures.
 */
function paths(): string[] {
  const files = globSync('**/*.html', { cwd: 'dist' }).filter(
    (file) => !/(^|\/)workbench[./]|^(bezorgen|verzonden)|^en\//.test(file),
  );
  return files.sort().map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`);
}

/** Tags of the widgets whose script loads at an interaction only, where they are prerendered. */
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
  const scripts: string[] = [];
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname),
  );
  await page.goto(site.origin + path, { waitUntil: 'networkidle' });
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
  const sizes = await Promise.all(
    pictures.map(async (src) => (await page.request.get(src)).body().then(({ length }) => length)),
  );
  await page.close();
  const where = `${path} at ${screen.name}`;
  const largest: BudgetLine = {
    what: `largest picture on the first screen of ${where}`,
    actual: Math.max(0, ...sizes),
    limit: screen.limit,
    unit: 'bytes',
  };
  if (widgetOnScreen) return [largest];
  const more = scripts.filter((script) => script !== '/widgets.js').length;
  return [
    largest,
    { what: `scripts beside widgets.js before a touch on ${where}`, actual: more, limit: 0, unit: 'files' },
  ];
}
