import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, type Page } from './test.ts';

/** Minified, which a browser reads faster. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Checks the page for accessibility problems, including its open shadow roots and frames.
 *
 * @param within CSS selector of the elements to check
 */
export async function expectAccessible(page: Page, where: string, within?: string): Promise<void> {
  // Evaluated as a string, which a content policy cannot block; once per document.
  for (const frame of page.frames())
    if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(axeSource);
  const { violations, tried } = await page.evaluate(
    async ({ tags, within }) => {
      // While something fades in its colours are not final. Animations driven by scrolling never end.
      const passing = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
      await Promise.allSettled(passing.map(({ finished }) => finished));
      const { run } = Reflect.get(window, 'axe') as typeof axe;
      // Passed checks are only listed by name, because describing every element takes longer than the check itself.
      const { violations, passes } = await run(within ?? document, {
        runOnly: tags,
        resultTypes: ['violations'],
      });
      return {
        tried: passes.length,
        violations: violations.map(({ id, help, nodes }) => ({
          id,
          help,
          where: nodes.map(({ target, failureSummary }) => `${target.flat().join(' ')}: ${failureSummary}`),
        })),
      };
    },
    { tags: rules, within },
  );
  expect(tried, 'rules that were tried').toBeGreaterThan(10);
  expect(violations, where).toEqual([]);
}
