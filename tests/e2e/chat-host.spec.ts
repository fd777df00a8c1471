import { addScript, showHtml, widgetScript } from '../support/bare-page.ts';
import { Chat } from '../support/chat.ts';
import { ask } from '../support/questions.ts';
import { expect, test } from '../support/test.ts';

/*
 * What the page around the assistant hears of it, and what it can do with it.
 */

test('the page around it', async ({ page }) => {
  const chat = await new Chat(page).hurry();
  await page.goto('/over-ons');
  await ask({
    'gets events, without the question': async () => {
      await page.evaluate(() => {
        const heard: unknown[] = [];
        Object.assign(window, { heard });
        for (const name of ['wrap-chat-opened', 'wrap-chat-closed', 'wrap-chat-answered'])
          addEventListener(name, (event) => heard.push([name, (event as CustomEvent).detail]));
      });
      await chat.open();
      await chat.ask('06 12345678 Sanne, welke kleuren');
      await chat.expectAnswer('200 kleuren');
      await chat.element.getByRole('button', { name: chat.words.close }).click();
      await expect(chat.launcher).toBeFocused();
      expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([
        ['wrap-chat-opened', {}],
        ['wrap-chat-answered', { topic: 'colours' }],
        ['wrap-chat-closed', {}],
      ]);
    },

    'can open it, with an event or with the attribute': async () => {
      // As it is before its first interaction.
      await page.reload();
      await chat.element.dispatchEvent('wrap-open');
      await expect(chat.question).toBeFocused();
      await chat.element.evaluate((element) => element.setAttribute('open', 'no'));
      await expect(chat.panel).toBeHidden();
      await chat.element.evaluate((element) => element.setAttribute('open', 'yes'));
      await expect(chat.panel).toBeVisible();
    },
  });
});

test('inline it is part of the page, open, and its links lead to our site in a new tab', async ({
  page,
  partner,
  site,
}) => {
  partner.serve({
    html: `<!doctype html><html lang="nl"><title>Partner</title><h1>Piet</h1><wrap-chat placement="inline"></wrap-chat><script type="module" src="${site.origin}/widgets.js"></script>`,
    headers: {
      'content-security-policy': `default-src 'none'; script-src ${site.origin}; require-trusted-types-for 'script'`,
    },
  });
  const chat = await new Chat(page).hurry();
  await page.goto(partner.origin);
  await chat.ask('kozijn');
  await chat.expectAnswer('25 per m²');
  const link = chat.log.getByRole('link', { name: 'Bereken uw prijs' });
  await expect(link).toHaveAttribute('href', `${site.origin}/prijscalculator?service=kozijnen`);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(chat.launcher).toHaveCount(0);
});

test('it can be added to a page, in the corner, after the script', async ({ page }) => {
  await showHtml(page, '<h1>Piet</h1>');
  await addScript(page);
  await page.evaluate(() => document.body.append(document.createElement('wrap-chat')));
  const chat = await new Chat(page).hurry();
  await chat.open();
  await chat.ask('materialen');
  await chat.expectAnswer('Europese maker');
  await chat.element.evaluate((element) => element.remove());
  await page.keyboard.press('Escape');
  expect(widgetScript).toContain('widgets.js');
});
