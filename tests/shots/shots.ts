import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { publicAddresses } from '../support/built-pages.ts';
import { chromiumArgs, findChromium } from '../support/find-chromium.ts';
import { startSite } from '../support/local-site.ts';
import { wholePage } from '../support/whole-page.ts';
import { contactSheet, type Shot } from './contact-sheet.ts';

/*
 * `npm run shots` takes a full-page screenshot of every page of the built site, on a phone, a tablet and a wide screen, and puts them on
 * one contact sheet for a person to look at. `npm run shots -- --only diensten --widths 360,1920` takes fewer. It needs a built site.
 */
const { values } = parseArgs({
  options: {
    /** A part of the address. */
    only: { type: 'string', default: '' },
    /** CSS pixels. */
    widths: { type: 'string', default: '360,768,1440' },
  },
});
const widths = values.widths.split(',').map(Number);
if (widths.some((width) => !(width >= 200 && width <= 4000)))
  throw new Error('--widths takes pixels between 200 and 4000, separated by commas');
const paths = [...publicAddresses, '/404', '/en/404'].filter((path) => path.includes(values.only));
if (paths.length === 0) throw new Error(`No page has "${values.only}" in its address`);

const folder = '.cache/shots';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const site = await startSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  const shots: Shot[] = [];
  for (const path of paths) {
    for (const width of widths) shots.push(await shoot(browser, site.origin, path, width));
    console.info(path);
  }
  const sheet = join(folder, 'index.html');
  writeFileSync(sheet, contactSheet(shots));
  console.info(`\n${shots.length} pictures: open ${sheet}`);
} finally {
  await browser.close();
  await site.stop();
}

/** Takes a full-page screenshot once everything has loaded, at half its size. */
async function shoot(browser: Browser, origin: string, path: string, width: number): Promise<Shot> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const image = sharp(await wholePage(page, origin + path));
  await page.close();
  const file = `${path.slice(1).replaceAll('/', '_') || 'home'}-${width}.webp`;
  const { width: whole = width } = await image.metadata();
  await image
    .resize({ width: Math.round(whole / 2) })
    .webp({ quality: 80 })
    .toFile(join(folder, file));
  return { path, width, file };
}
