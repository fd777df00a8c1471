import { everyEngine } from '../engines/engines.ts';
import { Webkit } from '../engines/webkit.ts';
import { Chat } from '../support/chat.ts';
import { chatStep, takeChatSteps } from '../support/early-chat.ts';
import { expectTwins, modelRuns } from '../support/early-twins.ts';
import { describeVisit, openVisit } from '../support/early-visit.ts';
import { findWebkit, noWebkit } from '../support/find-webkit.ts';
import { hostPage } from '../support/host-page.ts';
import { strictPolicy } from '../support/partner.ts';
import { expect, test } from '../support/test.ts';

/*
 * The assistant converses before React is loaded, and is handed over to React without a seam.
 */

const addresses = {
  'in the corner': '/workbench/wrap-chat/closed',
  'in English': '/en/workbench/wrap-chat/closed',
  'in place': '/workbench/wrap-chat/inline-empty',
};

for (const [where, address] of Object.entries(addresses))
  test(`${where}: whenever React comes, the conversation is what it would have been with React from the start`, {
    tag: everyEngine,
  }, async ({ page }) => {
    test.setTimeout(60_000 + modelRuns * 10_000);
    await page.goto('/robots.txt');
    await expectTwins(chatStep, (steps, releaseAt) =>
      page.evaluate(
        ([run, ...args]) =>
          new Function(`return (${run})(...arguments)`)(...args) as ReturnType<typeof takeChatSteps>,
        [String(takeChatSteps), String(openVisit), String(describeVisit), address, steps, releaseAt] as const,
      ),
    );
  });

test('in WebKit: whenever React comes, the conversation is what it would have been with React from the start', async ({
  site,
}) => {
  test.skip(!findWebkit(), noWebkit);
  test.setTimeout(120_000 + modelRuns * 10_000);
  const webkit = await Webkit.launch();
  try {
    await webkit.goto(`${site.origin}/robots.txt`);
    await expectTwins(chatStep, (steps, releaseAt) =>
      webkit.evaluate(
        takeChatSteps,
        String(openVisit),
        String(describeVisit),
        addresses['in the corner'],
        steps,
        releaseAt,
      ),
    );
  } finally {
    await webkit.close();
  }
});

for (const lang of ['nl', 'en'] as const)
  test(`${lang}: without React it answers, also on a partner’s page with a strict policy`, async ({
    page,
    site,
    partner,
  }) => {
    await page.route(/\/(?:assets|again)\/react-/, () => {});
    partner.serve({
      html: hostPage(site.origin, { widget: 'wrap-chat', html: `lang="${lang}"` }),
      headers: { 'content-security-policy': strictPolicy(site.origin) },
    });
    for (const address of [lang === 'nl' ? '/' : '/en', partner.origin]) {
      await page.goto(address);
      const chat = new Chat(page, lang);
      await chat.open();
      await chat.ask(lang === 'nl' ? 'garantie?' : 'warranty?');
      await chat.expectAnswer(lang === 'nl' ? '5 jaar garantie' : '5-year');
      await page.keyboard.press('Escape');
      await expect(chat.launcher).toBeFocused();
    }
  });
