import { Chat } from '../support/chat.ts';
import { chatStep, takeChatSteps } from '../support/early-chat.ts';
import { testTwins } from '../support/early-twins.ts';
import { hostPage } from '../support/host-page.ts';
import { strictPolicy } from '../support/partner.ts';
import { expect, test } from '../support/test.ts';

/*
 * The assistant converses before React is loaded, and is handed over to React without a seam.
 */

const press = (what: 'launcher') => ({ do: 'press', what, at: 0 }) as const;

testTwins({
  title: 'whenever React comes, the conversation is what it would have been with React from the start',
  addresses: {
    'in the corner': '/workbench/wrap-chat/closed',
    'in English': '/en/workbench/wrap-chat/closed',
    'in place': '/workbench/wrap-chat/inline-empty',
  },
  step: chatStep,
  known: [
    // WebKit gives a pressed button no focus: nothing but the press tells where the launcher is now.
    { steps: [press('launcher'), press('launcher'), press('launcher'), press('launcher')], releaseAt: 0 },
    // The focus moves within the shadow root, of which no event tells the page.
    { steps: [{ do: 'hostOpens' }, { do: 'type', text: 'garantie?' }], releaseAt: 0 },
  ],
  takeSteps: takeChatSteps,
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
