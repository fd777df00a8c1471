import { addScript, showHtml, widgetScript } from '../support/bare-page.ts';
import { buildHost, serveFixture } from '../support/build-fixture.ts';
import { calculatorOn, kitchen, kitchenPrice } from '../support/calculator.ts';
import { ask } from '../support/questions.ts';
import { expect, test } from '../support/test.ts';
import { words } from '../support/words.ts';

/*
 * Pages made with a framework (tests/fixtures/NAME-host.entry.*): they rerender around the element, set attributes or properties, and
 * listen to events in their own way. Tests for every kind of page, with requests, are in tests/hosts.
 */

for (const framework of ['react', 'vue', 'svelte'])
  test(`on a page made with ${framework}`, async ({ page }) => {
    const files = await buildHost(framework);
    const open = async (script: string) => {
      await page.unrouteAll();
      await serveFixture(page, files);
      await showHtml(
        page,
        `<div id="host"></div><script type="module" src="/fixture/entry.js"></script>${script}`,
      );
      return calculatorOn(page);
    };
    const drawAgain = async (times: number) => {
      for (let i = 0; i < times; i++) await page.getByRole('button', { name: 'Draw again' }).click();
      await expect(page.getByText(`Drawn again ${times} times`)).toBeVisible();
    };

    await ask({
      'what was typed stays when the page rerenders, and the page gets the event of the price': async () => {
        const calculator = await open(widgetScript);
        await calculator.fill(kitchen);
        await drawAgain(3);
        await expect(calculator.field('length')).toHaveValue('12');
        await calculator.button(words.nl.calculate).click();
        await expect(calculator.element.getByText(kitchenPrice, { exact: true })).toBeVisible();
        // The page rerenders because of the event.
        await expect(page.locator('output', { hasText: '1923' })).toBeVisible();
        await expect(calculator.field('drawers')).toHaveValue('4');
        await expect(calculator.element).toHaveAttribute('data-times', '3');
      },

      'the language can be changed, and what was typed before the script has loaded stays': async () => {
        const calculator = await open('');
        await drawAgain(2);
        await addScript(page);
        await calculator.fill(kitchen);
        await page.getByRole('button', { name: 'In English' }).click();
        await expect(calculator.button(words.en.calculate)).toBeVisible();
        await expect(calculator.field('length')).toHaveValue('12');
      },
    });
  });
