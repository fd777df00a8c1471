import { checkWays } from '../hosts/check-ways.ts';
import { scripts } from '../hosts/ways.ts';
import { watched, webkitVisit, windowHeight } from '../hosts/webkit-visit.ts';
import { findWebkit, noWebkit } from '../support/find-webkit.ts';
import { test } from '../support/test.ts';
import { Webkit } from './webkit.ts';

/* Our script in WebKit, whatever became of its tag (hosts/ways.ts). */

test.skip(!findWebkit(), noWebkit);

for (const [channel, path] of scripts)
  test(`in WebKit ${channel} runs however a page loads it`, async ({ site, partner }) => {
    test.slow();
    await checkWays(site.origin + path, async (page) => {
      partner.serve(watched(page));
      return webkitVisit(await Webkit.launch(windowHeight + 100), partner.origin);
    });
  });
