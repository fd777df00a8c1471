import { expect, test } from '../support/test.ts';

/* High contrast modes replace the colours of a page. Those of a film are what the page is about, so they stay. */

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test('the list of films keeps their colours, and marks the chosen family', async ({ page }) => {
  await page.goto('/kleuren-folie/alle');
  const sage = page.locator('[data-film=WF-116]');
  await expect(sage).toHaveCSS('background-color', 'rgb(143, 156, 134)');
  const wood = page.locator('label', { has: page.getByRole('radio', { name: 'Houtdecor' }) });
  await wood.click();
  await expect(wood).toHaveCSS('outline-style', 'solid');
});

test('the page of a film keeps its colour on the room, and marks the chosen light', async ({ page }) => {
  await page.goto('/kleuren-folie/notenhout');
  const film = page.locator('[data-layer=white] > i').first();
  await expect(film).toHaveCSS('forced-color-adjust', 'none');
  const lamp = page.getByText('Lamp', { exact: true });
  await lamp.click();
  await expect(lamp).toHaveCSS('outline-style', 'solid');
});
