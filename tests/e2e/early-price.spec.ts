import { everyEngine } from '../engines/engines.ts';
import { Webkit } from '../engines/webkit.ts';
import { expectTwins, modelRuns, takeSteps } from '../support/early-twins.ts';
import { findWebkit, noWebkit } from '../support/find-webkit.ts';
import { test } from '../support/test.ts';

/*
 * The calculator answers before React is loaded, and is handed over to React without a seam.
 */

const addresses = {
  nl: '/workbench/wrap-price-calculator/empty',
  en: '/en/workbench/wrap-price-calculator/empty',
};

for (const [lang, address] of Object.entries(addresses))
  test(`${lang}: whenever React comes, a visitor sees what they would have seen with React from the start`, {
    tag: everyEngine,
  }, async ({ page }) => {
    test.setTimeout(60_000 + modelRuns * 10_000);
    await page.goto('/robots.txt');
    await expectTwins((steps, releaseAt) =>
      page.evaluate(
        ([run, ...args]) =>
          new Function(`return (${run})(...arguments)`)(...args) as ReturnType<typeof takeSteps>,
        [String(takeSteps), address, steps, releaseAt] as const,
      ),
    );
  });

test('in WebKit: whenever React comes, a visitor sees what they would have seen with React from the start', async ({
  site,
}) => {
  test.skip(!findWebkit(), noWebkit);
  test.setTimeout(120_000 + modelRuns * 10_000);
  const webkit = await Webkit.launch();
  try {
    await webkit.goto(`${site.origin}/robots.txt`);
    await expectTwins((steps, releaseAt) => webkit.evaluate(takeSteps, addresses.nl, steps, releaseAt));
  } finally {
    await webkit.close();
  }
});
