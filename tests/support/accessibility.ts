import axe from 'axe-core';
import { expect, type Page } from './test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The narrowest phone and a usual desktop. */
export const widths = [360, 1440];

/**
 * Looks through the page, its open shadow roots and frames too, for what keeps people out.
 *
 * @param within only in elements that this selector names
 */
export async function expectAccessible(page: Page, where: string, within?: string): Promise<void> {
  // Evaluated as a string, which a content policy does not forbid; once for each document.
  for (const frame of page.frames())
    if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(axe.source);
  const { violations, tried } = await page.evaluate(
    async ({ tags, within }) => {
      // The colours of something half faded in are not those it will have; what hangs on the scrolling never ends.
      const passing = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
      await Promise.allSettled(passing.map(({ finished }) => finished));
      const { run } = Reflect.get(window, 'axe') as typeof axe;
      // Of what passes only that it was tried: to describe every element that does takes longer than to try it.
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
