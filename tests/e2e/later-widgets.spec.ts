import { expect, test } from '../support/test.ts';
import { untilWhole } from '../support/whole-page.ts';

/* Widgets that their script draws when they come near the screen, on pages without room for their prerendered HTML. */

const places = [
  { address: '/partners', tag: 'wrap-price-calculator' },
  { address: '/diensten/keuken-wrappen', tag: 'wrap-film-visualiser' },
  { address: '/diensten/kozijnen-wrappen', tag: 'wrap-film-visualiser' },
];

for (const { address, tag } of places)
  test(`${tag} on ${address} finds its place on every screen, and covers nothing below`, async ({ page }) => {
    const widget = page.locator(tag);
    const around = widget.locator('..');
    const heightOf = async (each: typeof around) => (await each.boundingBox())?.height ?? 0;

    for (const width of [390, 768, 960, 1023, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await untilWhole(page);
      const kept = await heightOf(around);
      await widget.scrollIntoViewIfNeeded();
      await expect
        .poll(() => widget.evaluate((element) => element.shadowRoot?.childElementCount ?? 0))
        .toBeGreaterThan(0);
      await expect.poll(() => heightOf(widget)).toBeGreaterThan(300);

      const place = await heightOf(around);
      expect(await heightOf(widget), `its place at ${width} px`).toBeLessThanOrEqual(place + 1);
      expect(place - (await heightOf(widget)), `what stays empty at ${width} px`).toBeLessThan(150);
      expect(Math.abs(place - kept), `how far what follows moves at ${width} px`).toBeLessThan(70);
    }
  });
