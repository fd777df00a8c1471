import { noFirefox } from '../support/find-firefox.ts';
import { engines, firefoxPath } from './browsers.ts';
import { checkWays } from './check-ways.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';
import { scripts } from './ways.ts';

/*
 * Our script on a partner's page, whatever became of its tag (ways.ts). widgets.js in Chromium: e2e/ways-in.spec.ts; WebKit:
 * engines/webkit-ways.spec.ts.
 */

for (const engine of engines)
  for (const [channel, path] of scripts.filter(([name]) => engine !== 'Chromium' || name !== 'widgets.js'))
    test(`in ${engine} ${channel} runs however a page loads it`, async ({ browserOf, site, partner }) => {
      test.skip(engine === 'Firefox' && !firefoxPath, noFirefox);
      test.slow();
      await checkWays(site.origin + path, async (page) => {
        partner.serve(page);
        return visit(await browserOf(engine), partner.origin);
      });
    });
