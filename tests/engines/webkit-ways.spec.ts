import { pageOf, scripts, ways } from '../hosts/ways.ts';
import { watched, webkitVisit, windowHeight } from '../hosts/webkit-visit.ts';
import { kitchen, kitchenPrice } from '../support/calculator.ts';
import { findWebkit, noWebkit } from '../support/find-webkit.ts';
import { ask, type Questions } from '../support/questions.ts';
import { expect, test } from '../support/test.ts';
import { Webkit } from './webkit.ts';

/* Our script in WebKit, whatever became of its tag (hosts/ways.ts). */

test.skip(!findWebkit(), noWebkit);

for (const [channel, path] of scripts)
  test(`in WebKit ${channel} runs however a page loads it`, async ({ site, partner }) => {
    test.slow();
    const src = site.origin + path;
    const code = await (await fetch(src)).text();
    const questions: Questions = {};
    for (const way of ways)
      questions[way.what] = async () => {
        partner.serve(watched(pageOf(way, src, code)));
        const webkit = await Webkit.launch(windowHeight + 100);
        try {
          const visit = await webkitVisit(webkit, partner.origin);
          if (way.afterTouch) await webkit.click({ x: 60, y: 40 });
          await visit.hydrated();
          await visit.fill(kitchen);
          await visit.press('Bereken prijs');
          await visit.reads(kitchenPrice);
          expect(await visit.problems()).toEqual([]);
        } finally {
          await webkit.close();
        }
      };
    await ask(questions);
  });
