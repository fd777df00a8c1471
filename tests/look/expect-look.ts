import { watchArrivals } from '../support/arrivals.ts';
import { expect, type Page, test } from '../support/test.ts';
import { pictureOf } from '../support/whole-page.ts';
import type { Screen } from '../walk/screens.ts';
import { accept, accepted, kept, likeness } from './likeness.ts';

/*
 * Compares how a page or a widget looks with a small picture that a person accepted after looking at it (`npm run shots`).
 * Accept an intended change with `npm run test:browser -- walk/ --update-snapshots`.
 */

/** The values of `--update-snapshots` that accept: `changed` is the default. */
const accepting = ['changed', 'all'];

/** Limits: height in CSS pixels, and the colour of a tile, of 255. A sample of film is as small as a tile, and compresses a little differently each time. */
const most = { grown: 24, colour: 16 };

/**
 * Compares the open page with its accepted picture on a screen, or accepts it. Must run within `withServedFonts`.
 *
 * @param name name of the picture, without the width
 */
export async function expectLook(page: Page, name: string, { width, height, scale }: Screen): Promise<void> {
  await page.setViewportSize({ width, height });
  // Drawn as small as it is compared, which takes a quarter of the time.
  await compare(`${name}-${width}`, await kept(await pictureOf(page, 1 / scale)), scale);
}

/** Sets all text, also code, in the font that the site serves, because system fonts differ between machines. Afterwards the page has its former fonts. */
export async function withServedFonts(page: Page, look: () => Promise<void>): Promise<void> {
  const arrivals = watchArrivals(page);
  await useServedFonts(page, true);
  try {
    await arrivals();
    await look();
  } finally {
    await useServedFonts(page, false);
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

async function useServedFonts(page: Page, use: boolean): Promise<void> {
  await page.evaluate(async (use) => {
    const ours = new CSSStyleSheet();
    const font = '"Bricolage Grotesque"';
    ours.replaceSync(`:root{--wrap-font:${font}}body,code,pre,kbd,samp{font-family:${font}!important}`);
    document.adoptedStyleSheets = use ? [ours] : [];
    // Loads the font by name. A page that has not used it yet would report that all its fonts are loaded.
    await document.fonts.load(`1em ${font}`);
  }, use);
}
