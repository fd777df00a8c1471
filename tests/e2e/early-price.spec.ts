import fc from 'fast-check';
import { everyEngine } from '../engines/engines.ts';
import { type Step, step, takeSteps } from '../support/early-twins.ts';
import { expect, test } from '../support/test.ts';

/*
 * The calculator answers before React is loaded, and is handed over to React without a seam.
 */

const runs = Number(process.env.MODEL_RUNS ?? 25);

for (const [lang, address] of [
  ['nl', '/workbench/wrap-price-calculator/empty'],
  ['en', '/en/workbench/wrap-price-calculator/empty'],
] as const)
  test(`${lang}: whenever React comes, a visitor sees what they would have seen with React from the start`, {
    tag: everyEngine,
  }, async ({ page }) => {
    test.setTimeout(60_000 + runs * 10_000);
    await page.goto('/robots.txt');
    const shown = async (steps: readonly Step[], releaseAt: number) =>
      page.evaluate(
        ([run, ...args]) =>
          new Function(`return (${run})(...arguments)`)(...args) as ReturnType<typeof takeSteps>,
        [String(takeSteps), address, steps, releaseAt] as const,
      );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), fc.nat(14), async (steps, at) => {
        const { hydratedEarly: _, ...expected } = await shown(steps, -1);
        const { hydratedEarly, ...actual } = await shown(steps, Math.min(at, steps.length));
        expect(actual).toEqual(expected);
        expect(actual.errors).toEqual([]);
      }),
      { numRuns: runs, endOnFailure: false },
    );
  });
