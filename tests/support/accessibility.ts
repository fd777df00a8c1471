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
 * @param apart CSS selector of blocks that stand for pages of their own: a landmark of one may have the name of a landmark of another
 */
export async function expectAccessible(
  page: Page,
  where: string,
  within?: string,
  apart = 'body',
): Promise<void> {
  // Evaluated as a string, which a content policy cannot block; once per document.
  for (const frame of page.frames())
    if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(axeSource);
  const { violations, tried } = await page.evaluate(
    async ({ tags, within, apart }) => {
      // While something fades in its colours are not final. Animations driven by scrolling never end.
      const passing = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
      await Promise.allSettled(passing.map(({ finished }) => finished));
      const { run } = Reflect.get(window, 'axe') as typeof axe;
      // Passed checks are only listed by name, because describing every element takes longer than the check itself.
      const { violations, passes } = await run(within ?? document, {
        runOnly: tags,
        resultTypes: ['violations'],
      });
      const blockOf = ([place]: axe.UnlabelledFrameSelector) =>
        document.querySelector([place ?? ''].flat()[0] ?? '')?.closest(apart);
      /** Whether two of these elements are in the same block. */
      const shareBlock = ({ target, any }: axe.NodeResult) => {
        const all = [
          target,
          ...any.flatMap(({ relatedNodes = [] }) => relatedNodes.map((each) => each.target)),
        ];
        return new Set(all.map(blockOf)).size < all.length;
      };
      const found = violations
        .map((each) =>
          each.id === 'landmark-unique' ? { ...each, nodes: each.nodes.filter(shareBlock) } : each,
        )
        .filter(({ nodes }) => nodes.length > 0);
      return {
        tried: passes.length,
        violations: found.map(({ id, help, nodes }) => ({
          id,
          help,
          where: nodes.map(({ target, failureSummary }) => `${target.flat().join(' ')}: ${failureSummary}`),
        })),
      };
    },
    { tags: rules, within, apart },
  );
  expect(tried, 'rules that were tried').toBeGreaterThan(5);
  expect(violations, where).toEqual([]);
}
