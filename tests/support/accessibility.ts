import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from './test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The narrowest phone and a usual desktop. */
export const widths = [360, 1440];

/** Looks through the page, its open shadow roots too, for what keeps people out. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // The colours of something half faded in are not those it will have; what hangs on the scrolling never ends.
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  const { violations, passes } = await new AxeBuilder({ page }).withTags(rules).analyze();
  expect(passes.length, 'rules that were tried').toBeGreaterThan(10);
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.flat().join(' ')}: ${failureSummary}`),
  }));
  expect(found, where).toEqual([]);
}
