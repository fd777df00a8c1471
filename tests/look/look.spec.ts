import type { TestInfo } from 'playwright/test';
import { examples } from '../../widgets/examples.ts';
import { expect, type Page, test } from '../support/test.ts';
import { wholePage } from '../support/whole-page.ts';
import { accept, accepted, likeness, small } from './likeness.ts';

/*
 * Each kind of page and each example of a widget, in both languages, on a phone and on a wide screen, against a small picture of how
 * it was when somebody looked at it (`npm run shots`). A change that is meant is accepted with
 * `npm run test:browser -- look/ --update-snapshots`.
 */
const screens = [
  { width: 360, scale: 6 },
  { width: 1440, scale: 12 },
];

/** One of each kind. */
const pages = [
  '/',
  '/404',
  '/algemene-voorwaarden',
  '/blog',
  '/blog/404',
  '/blog/kozijnen-wrappen-vs-schilderen',
  '/diensten',
  '/diensten/keuken-wrappen',
  '/diensten/jacht-wrappen',
  '/keuken-wrappen-kosten',
  '/kleuren-folie',
  '/kozijnen-wrappen-den-haag',
  '/over-ons',
  '/platform',
  '/prijscalculator',
  '/projecten',
  '/veelgestelde-vragen',
  '/verzonden',
  '/widgets',
  '/widgets/price-calculator',
  '/zzp-dashboard',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  // All text in the font that we send: the system's own is another on every machine.
  await page.addInitScript(() => {
    const ours = new CSSStyleSheet();
    ours.replaceSync(
      ':root{--wrap-font:"Bricolage Grotesque"}body{font-family:"Bricolage Grotesque"!important}',
    );
    document.adoptedStyleSheets = [ours];
  });
});

for (const path of pages)
  test(`${path} looks as it did`, async ({ page }, info) => {
    for (const lang of ['nl', 'en']) await expectTheLook(page, info, lang === 'nl' ? path : enOf(path));
  });

for (const [tag, list] of Object.entries(examples))
  for (const { name } of list)
    test(`<${tag}> ${name} looks as it did`, async ({ page }, info) => {
      // As it was drawn: what happens by itself after that is for other tests.
      await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
      for (const prefix of ['', '/en']) await expectTheLook(page, info, `${prefix}/workbench/${tag}/${name}`);
    });

/** Compares a page with its accepted pictures, or takes them. */
async function expectTheLook(page: Page, info: TestInfo, address: string): Promise<void> {
  for (const { width, scale } of screens) {
    await page.setViewportSize({ width, height: 900 });
    const now = await small(await wholePage(page, address), scale);
    const name = `${address.slice(1).replace('workbench/', '') || 'home'}-${width}`;
    if (accepting.includes(info.config.updateSnapshots)) {
      accept(name, now);
      continue;
    }
    const where = `${address} at ${width} px`;
    const before = accepted(name);
    if (!before)
      throw new Error(`${where} has no accepted picture: look at it, and run with --update-snapshots`);
    const { worst, height } = await likeness(now, before, scale);
    const grown = Math.abs(height.now - height.before);
    if (grown > most.grown || worst.by > most.colour)
      for (const [kind, body] of Object.entries({ now, before }))
        await info.attach(`${name}-${kind}`, { body, contentType: 'image/webp' });
    expect.soft(grown, `${where}: height, ${height.before} px before`).toBeLessThanOrEqual(most.grown);
    expect
      .soft(worst.by, `${where}: colour at ${worst.y} px from the top, of 255`)
      .toBeLessThanOrEqual(most.colour);
  }
}

/** What `--update-snapshots` says, without a word after it and with `all`. */
const accepting = ['changed', 'all'];

/** Height in CSS pixels; colour of a tile, of 255. */
const most = { grown: 24, colour: 12 };

function enOf(path: string): string {
  return path === '/' ? '/en' : `/en${path}`;
}
