import { addScript, showHtml, widgetScript } from '../support/bare-page.ts';
import { type BuiltFixture, buildHost, serveFixture } from '../support/build-fixture.ts';
import { calculatorOn, kitchen, kitchenPrice } from '../support/calculator.ts';
import { expect, type Page, test } from '../support/test.ts';
import { words } from '../support/words.ts';

/*
 * Pages made with a framework (tests/fixtures/NAME-host.entry.*): they rerender around the element, set attributes or properties, and
 * listen to events in their own way. Tests for every kind of page, with requests, are in tests/hosts.
 */

for (const framework of ['react', 'vue', 'svelte']) {
  test.describe(`on a page made with ${framework}`, () => {
    let files: BuiltFixture;
    test.beforeAll(async () => {
      files = await buildHost(framework);
    });

    const open = async (page: Page, script: string) => {
      await serveFixture(page, files);
      await showHtml(
        page,
        `<div id="host"></div><script type="module" src="/fixture/entry.js"></script>${script}`,
      );
      return calculatorOn(page);
    };
    const drawAgain = async (page: Page, times: number) => {
      for (let i = 0; i < times; i++) await page.getByRole('button', { name: 'Draw again' }).click();
      await expect(page.getByText(`Drawn again ${times} times`)).toBeVisible();
    };

    test('what was typed stays when the page rerenders, and the page gets the event of the price', async ({
      page,
    }) => {
      const calculator = await open(page, widgetScript);
      await calculator.fill(kitchen);
      await drawAgain(page, 3);
      await expect(calculator.field('length')).toHaveValue('12');
      await calculator.button(words.nl.calculate).click();
      await expect(calculator.element.getByText(kitchenPrice, { exact: true })).toBeVisible();
      // The page rerenders because of the event.
      await expect(page.locator('output', { hasText: '1923' })).toBeVisible();
      await expect(calculator.field('drawers')).toHaveValue('4');
      await expect(calculator.element).toHaveAttribute('data-times', '3');
    });

    test('the language can be changed, and what was typed before the script has loaded stays', async ({
      page,
    }) => {
      const calculator = await open(page, '');
      await drawAgain(page, 2);
      await addScript(page);
      await calculator.fill(kitchen);
      await page.getByRole('button', { name: 'In English' }).click();
      await expect(calculator.button(words.en.calculate)).toBeVisible();
      await expect(calculator.field('length')).toHaveValue('12');
    });
  });
}
