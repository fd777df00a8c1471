import { watchArrivals } from '../support/arrivals.ts';
import { expect, type Page, test } from '../support/test.ts';
import { pictureOf } from '../support/whole-page.ts';
import { accept, accepted, likeness, small } from './likeness.ts';

/*
 * How a page or a widget looks, on a phone and on a wide screen, against a small picture of how it was when somebody looked
 * at it (`npm run shots`). A change that is meant is accepted with `npm run test:browser -- walk/ --update-snapshots`.
 */

/** The screens of the accepted pictures, and how many CSS pixels make one of a picture's. */
const screens = [
  { width: 360, scale: 6 },
  { width: 1440, scale: 12 },
];

/** What `--update-snapshots` says, without a word after it and with `all`. */
const accepting = ['changed', 'all'];

/** Height in CSS pixels; colour of a tile, of 255. */
const most = { grown: 24, colour: 12 };

/**
 * Compares the open page with its accepted pictures on every screen, or takes them. Leaves the page as it found it, on the
 * screen that it had.
 *
 * @param name of the pictures, without a width
 */
export async function expectLook(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  const arrivals = watchArrivals(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await useServedFonts(page, true);
  try {
    for (const { width, scale } of screens) {
      await page.setViewportSize({ width, height: 900 });
      // Another width may need other pictures.
      await arrivals();
      await compare(`${name}-${width}`, await small(await pictureOf(page), scale), scale);
    }
  } finally {
    await useServedFonts(page, false);
    await page.emulateMedia({ reducedMotion: null });
    if (before) await page.setViewportSize(before);
  }
}

async function compare(name: string, now: Buffer, scale: number): Promise<void> {
  const info = test.info();
  if (accepting.includes(info.config.updateSnapshots)) return accept(name, now);
  const before = accepted(name);
  if (!before)
    throw new Error(`${name} has no accepted picture: look at it, and run with --update-snapshots`);
  const { worst, height } = await likeness(now, before, scale);
  const grown = Math.abs(height.now - height.before);
  if (grown > most.grown || worst.by > most.colour)
    for (const [kind, body] of Object.entries({ now, before }))
      await info.attach(`${name}-${kind}`, { body, contentType: 'image/webp' });
  expect.soft(grown, `${name}: height, ${height.before} px before`).toBeLessThanOrEqual(most.grown);
  expect
    .soft(worst.by, `${name}: colour at ${worst.y} px from the top, of 255`)
    .toBeLessThanOrEqual(most.colour);
}

/** Sets all text in the font that we send, code too: the system's own fonts are others on every machine. */
async function useServedFonts(page: Page, use: boolean): Promise<void> {
  await page.evaluate(async (use) => {
    const ours = new CSSStyleSheet();
    const font = '"Bricolage Grotesque"';
    ours.replaceSync(`:root{--wrap-font:${font}}body,code,pre,kbd,samp{font-family:${font}!important}`);
    document.adoptedStyleSheets = use ? [ours] : [];
    // Asked for by name: a page that has not drawn in it yet would say that all its fonts are there.
    await document.fonts.load(`1em ${font}`);
  }, use);
}
