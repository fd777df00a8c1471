import {
  colourIn,
  coloursAt,
  goTo,
  openStudio,
  pressAt,
  tapRun,
  waitForPaint,
} from '../../support/photo-studio.ts';
import { ask } from '../../support/questions.ts';
import { quoteOn } from '../../support/quote.ts';
import { expect, test } from '../../support/test.ts';

/*
 * The page of a partner, whose visitor has no photo at hand: from our own kitchen to the request that reaches us. Places are those of
 * `pressAt`, which counts in the pixels of other photos.
 */

/** The base units right of the plant: two doors, and three columns with eight drawers. */
const baseUnits = { left: 194, top: 529, right: 888, bottom: 729 };
/** Opposite corners of the upper doors, down to the oven: between the last two there is only a part of a seam. */
const upperDoors = [
  [602, 138],
  [1157, 369],
] as const;
/** A place on the second door, and one on the wall. */
const [front, wall] = [
  [390, 665],
  [260, 320],
] as const satisfies [number, number][];

test('on a partner’s page, picture, count and film go from our sample photo to the request', async ({
  page,
  site,
  partner,
  inbox,
}) => {
  partner.serve({
    html: `<!doctype html><html lang="nl"><title>Dealer</title><script type="module" src="${site.origin}/widgets.js"></script>
<wrap-film-visualiser></wrap-film-visualiser><wrap-price-calculator partner="dealer-7"></wrap-price-calculator>`,
  });
  const studio = await openStudio(page, partner.origin);
  const status = studio.getByRole('status').first();
  const dashed = studio.locator('[part=photo-stage] path[stroke-dasharray]');

  await ask({
    'our kitchen is marked and divided like a photo of their own': async () => {
      await studio.getByRole('button', { name: 'Neem onze keuken' }).click();
      // It is fetched, and made a file, before it is opened.
      await expect(status).toHaveText('Zet de hoeken om de onderkasten', { timeout: 20_000 });
      await tapRun(studio, baseUnits);
      await expect(status).toHaveText('2 deuren en 8 lades. Klopt dat?');
    },

    'a line that may be none is dashed, and the text below asks about it': async () => {
      await expect(dashed).toHaveCount(0);
      await studio.getByRole('button', { name: 'Nog een rij kasten' }).click();
      for (const [x, y] of upperDoors) await pressAt(studio, x, y);
      await expect(studio.getByText('Over een gestippelde lijn twijfelen wij')).toBeVisible();
      await expect(dashed).toHaveCount(1);
    },

    'film is on the fronts, and nowhere else': async () => {
      const [, before] = await coloursAt(studio, front, wall);
      await studio.getByRole('button', { name: 'Ja, kies een folie' }).click();
      await waitForPaint(studio);
      const [filmed, after] = await coloursAt(studio, front, wall);
      expect(filmed![1], 'sage').toBeGreaterThan(filmed![0]);
      expect(after).toEqual(before);
    },

    'the request from the calculator below has all three': async () => {
      await goTo(studio, 'Prijs');
      await studio.getByRole('link', { name: 'Bereken de prijs', exact: true }).click();
      const quote = quoteOn(page);
      await expect(quote.field('length')).toHaveValue('6');
      await quote.accept();
      await quote.send();
      await quote.expectAccepted();
      const { fields } = await inbox.waitForMail();
      expect(fields).toMatchObject({
        partner: 'dealer-7',
        film: 'WF-116 Saliegroen, gezien op: eigen foto, daarop geteld: 6 fronten en 8 lades',
        measurements: expect.stringContaining('"length":"6","width":"1","height":"","drawers":"8"'),
        uploadedFiles: expect.stringContaining('wrappie-wf-116'),
      });
      const picture = Buffer.from(await (await fetch(fields['uploadedFiles'] ?? '')).arrayBuffer());
      const [red, green] = await colourIn(picture, ...front);
      expect(green, 'sage').toBeGreaterThan(red);
    },
  });
});
