import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestInfo } from 'playwright/test';
import { examples } from '../../widgets/examples.ts';
import { expect, type Page, test } from '../support/test.ts';
import { wholePage } from '../support/whole-page.ts';
import { accept, accepted, likeness, small } from './likeness.ts';

/*
 * Each kind of page and each example of a widget, in both languages, on a phone and on a wide screen, against a small picture of how
 * it was when somebody looked at it (`npm run shots`). A change that is meant is accepted with
 * `npm run test:browser -- look --update-snapshots`.
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
  '/zzp-dashboard',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
    const before = accepted(name);
    if (info.config.updateSnapshots === 'all' || (!before && !process.env.CI)) {
      keepFont(await fontWidth(page));
      accept(name, now);
      continue;
    }
    test.skip(
      keptFont() !== (await fontWidth(page)),
      'This machine has another system font: use npm run shots',
    );
    const where = `${address} at ${width} px`;
    if (!before) throw new Error(`${where} has no accepted picture: run with --update-snapshots`);
    const { worst, height } = await likeness(now, before, scale);
    if (worst.by > 12 || Math.abs(height.now - height.before) > 24)
      for (const [kind, body] of Object.entries({ now, before }))
        await info.attach(`${name}-${kind}`, { body, contentType: 'image/webp' });
    expect
      .soft(Math.abs(height.now - height.before), `${where}: height, ${height.before} px before`)
      .toBeLessThanOrEqual(24);
    expect.soft(worst.by, `${where}: colour at ${worst.y} px from the top, of 255`).toBeLessThanOrEqual(12);
  }
}

const fontFile = join(import.meta.dirname, 'baseline/font-width.txt');

/** How wide a word stands in the system's font, which is not the same on every machine. */
function fontWidth(page: Page): Promise<string> {
  return page.evaluate(() => {
    const word = document.body.appendChild(document.createElement('span'));
    word.textContent = 'Keukenfronten 0123456789';
    word.style.cssText = 'position:absolute;white-space:nowrap;font:400 100px system-ui';
    const { width } = word.getBoundingClientRect();
    word.remove();
    return width.toFixed(1);
  });
}

function keptFont(): string {
  return existsSync(fontFile) ? readFileSync(fontFile, 'utf8').trim() : '';
}

function keepFont(width: string): void {
  writeFileSync(fontFile, `${width}\n`);
}

function enOf(path: string): string {
  return path === '/' ? '/en' : `/en${path}`;
}
