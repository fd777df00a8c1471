import { expectAccessible } from '../support/accessibility.ts';
import { ask, type Questions } from '../support/questions.ts';
import { expect, test } from '../support/test.ts';

test('the open menu is accessible', async ({ page }) => {
  const questions: Questions = {};
  for (const [width, opener] of [
    [360, 'Menu'],
    [1440, 'Diensten'],
  ] as const)
    questions[`at ${width} px`] = async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await page.getByRole('banner').getByRole('button', { name: opener }).click();
      await expectAccessible(page, `the menu at ${width} px`);
    };
  await ask(questions);
});

test('a page that is not found logs its address', async ({ page, pageErrors }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const questions: Questions = {};
  for (const [address, home] of [
    ['/bestaat-niet', 'Naar de homepage'],
    ['/en/does-not-exist', 'Back to the home page'],
  ] as const)
    questions[address] = async () => {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('link', { name: home })).toBeVisible();
      // One message is ours and names the path. The browser's own message is about the status.
      expect(logged.filter((line) => line.includes(address))).toHaveLength(1);
    };
  await ask(questions);
  pageErrors.length = 0;
});
