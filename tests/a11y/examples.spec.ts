import { examples } from '../../widgets/examples.ts';
import { expectAccessible, widths } from '../support/accessibility.ts';
import { comeAlive } from '../support/alive.ts';
import { test } from '../support/test.ts';

for (const [tag, list] of Object.entries(examples)) {
  for (const { name } of list) {
    test(`<${tag}> ${name} keeps nobody out`, async ({ page }) => {
      for (const prefix of ['', '/en']) {
        const address = `${prefix}/workbench/${tag}/${name}`;
        await page.goto(address);
        // Alive, with all that its script adds: not only as it was drawn.
        await comeAlive(page.locator(tag));
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await expectAccessible(page, `${address} at ${width} px`);
        }
      }
    });
  }
}
