import { languages } from '../../widgets/domain/text.ts';
import { addScript, showHtml, widgetScript } from '../support/bare-page.ts';
import { calculatorOn, kitchenPrice } from '../support/calculator.ts';
import { Chat } from '../support/chat.ts';
import { expect, test } from '../support/test.ts';

const home = { nl: '/', en: '/en' };

for (const lang of languages) {
  test.describe(`in ${lang}`, () => {
    const question = lang === 'nl' ? 'Hoe zit het met GARANTIE?' : 'What about the WARRANTY?';
    const answer = lang === 'nl' ? 'U krijgt 5 jaar garantie.' : 'You get a 5-year warranty.';

    test('a question is answered one second later, and until then Wrappie is typing', async ({ page }) => {
      await page.goto(home[lang]);
      const chat = new Chat(page, lang);
      await chat.open();
      // The answers are loaded before the clock stops.
      await chat.ask('hoi');
      await chat.expectAnswer(/^Wrappie: H[ae]llo!/);
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await chat.ask(question);
      await expect(chat.log.getByText(question)).toBeVisible();
      await expect(chat.question).toHaveValue('');
      await page.clock.runFor(990);
      await expect(chat.log.getByText(chat.words.typing)).toBeAttached();
      await expect(chat.log.getByText(answer)).toHaveCount(0);
      await page.clock.runFor(20);
      await chat.expectAnswer(answer);
      await expect(chat.log.getByText(chat.words.typing)).toHaveCount(0);
      await expect(chat.log.getByText(answer)).toBeInViewport();
    });

    test('works with the keyboard alone', async ({ page }) => {
      await page.goto(home[lang]);
      const chat = new Chat(page, lang);
      await chat.launcher.focus();
      await page.keyboard.press('Enter');
      await expect(chat.question).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.type('   ');
      await page.keyboard.press('Enter');
      await expect(chat.log.locator('p[lang]'), 'empty ones are not sent').toHaveCount(1);
      await page.keyboard.type(question);
      await page.keyboard.press('Enter');
      await chat.expectAnswer(answer);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Escape');
      await expect(chat.panel).toBeHidden();
      await expect(chat.launcher).toBeFocused();
      await page.keyboard.press('Space');
      await expect(chat.question).toBeFocused();
    });

    test('a suggestion is a question to tap', async ({ page }) => {
      await page.goto(home[lang]);
      const chat = new Chat(page, lang);
      await chat.open();
      const suggestions = chat.element.getByRole('list');
      const first = suggestions.getByRole('button').first();
      const text = await first.innerText();
      await first.click();
      await expect(chat.log.getByText(text)).toBeVisible();
      await chat.expectAnswer(lang === 'nl' ? 'vanaf €\u00a01.591' : 'from €1,591');
      await expect(suggestions.getByRole('button', { name: text, exact: true })).toHaveCount(0);
    });

    test('a project gets a price, and a link that opens the calculator with it', async ({ page }) => {
      await page.goto(home[lang]);
      const chat = new Chat(page, lang);
      await chat.open();
      await chat.ask('wat kost een keuken met 12 fronten en 4 lades');
      await chat.expectAnswer(lang === 'nl' ? 'vanaf €\u00a01.923' : 'from €1,923');
      await chat.log.getByRole('link').last().click();
      await page.waitForURL(
        '**/prijscalculator#keuken?length=12&drawers=4&folieType=mat&complexity=gemiddeld',
      );
      expect(new URL(page.url()).pathname.startsWith('/en/')).toBe(lang === 'en');
      await expect(
        calculatorOn(page)
          .element.getByText(/1[.,]923$/)
          .first(),
      ).toBeInViewport();
    });
  });
}

test('on the page of the calculator the link fills it in, and the panel closes', async ({ page }) => {
  await page.goto('/prijscalculator');
  await calculatorOn(page).hydrated();
  const chat = new Chat(page);
  await chat.open();
  await chat.ask('keuken, 12 fronten, 4 lades');
  await chat.log.getByRole('link', { name: 'Open deze berekening' }).click();
  await expect(calculatorOn(page).element.getByText(kitchenPrice)).toBeInViewport();
  await expect(chat.panel).toBeHidden();
});

test('the conversation stays for the visit, from page to page, and nothing loads before the first interaction', async ({
  page,
}) => {
  await page.goto('/');
  const first = new Chat(page);
  await first.open();
  await first.ask('contact');
  await first.expectAnswer('Bel 010');
  const scripts: string[] = [];
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname),
  );
  await page.goto('/over-ons', { waitUntil: 'networkidle' });
  expect(scripts).toEqual(['/widgets.js']);
  const chat = new Chat(page);
  await expect(chat.panel).toBeHidden();
  await chat.open();
  await expect(chat.log.getByText(/^U: contact$/)).toBeVisible();
  await chat.expectAnswer('Bel 010');
  await expect(chat.log.getByRole('link', { name: /^Bel / })).toHaveAttribute('href', /^tel:\+/);
  await expect(chat.log.getByRole('link', { name: 'Stuur een bericht' })).toHaveAttribute(
    'href',
    '/#contact',
  );
});

test('a question that was still unanswered when the visitor left is answered on the next page', async ({
  page,
}) => {
  await page.goto('/');
  const first = new Chat(page);
  await first.open();
  await first.ask('werkgebied');
  await page.goto('/over-ons');
  const chat = new Chat(page);
  await chat.open();
  await chat.expectAnswer('Zeeland');
});

test('another language changes it in place, and keeps what was typed', async ({ page }) => {
  await page.goto('/');
  const chat = new Chat(page);
  await chat.open();
  await chat.ask('onderhoud');
  await chat.expectAnswer('zachte doek');
  await chat.question.fill('maintenance');
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('wrap-language-changed', { detail: { language: 'en' } })),
  );
  const english = new Chat(page, 'en');
  await expect(english.question).toHaveValue('maintenance');
  await english.question.press('Enter');
  await english.expectAnswer('soft cloth');
  await expect(english.log.getByText('zachte doek')).toHaveAttribute('lang', 'nl');
});

test('markup that a visitor types is shown as text', async ({ page }) => {
  await page.goto('/');
  const chat = new Chat(page);
  await chat.open();
  const markup = '<img src=x onerror="document.title=1"><b>hoi</b>';
  await chat.ask(markup);
  await chat.expectAnswer('Hallo!');
  await expect(chat.log.getByText(markup)).toBeVisible();
  await expect(chat.log.locator('img, b')).toHaveCount(0);
});

test('the length of a message is limited', async ({ page }) => {
  await page.goto('/');
  const chat = new Chat(page);
  await chat.open();
  await chat.question.fill('a'.repeat(2000));
  await expect(chat.question).toHaveValue('a'.repeat(500));
});

const brokenStorages: Record<string, () => void> = {
  blocked: () => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Denied by the browser.', 'SecurityError');
      },
    });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  },
  'full of somebody else’s': () => sessionStorage.setItem('wrappie-chat', '[{"text":1},"x",{'),
};
for (const [name, breakIt] of Object.entries(brokenStorages)) {
  test(`it answers where storage is ${name}`, async ({ page }) => {
    await page.addInitScript(breakIt);
    await page.goto('/');
    const chat = new Chat(page);
    await chat.open();
    await chat.ask('verwijderen');
    await chat.expectAnswer('weer af');
  });
}

test('without its answers it says so, and names other ways to contact us', async ({ page, pageErrors }) => {
  await page.goto('/');
  const chat = new Chat(page);
  await chat.open();
  await page.route('**/assets/answers*', (route) => route.abort());
  await chat.ask('garantie');
  await chat.expectAnswer('Mijn antwoorden laden nu niet.');
  await expect(chat.log.getByRole('link', { name: /^Bel / })).toBeVisible();
  await page.unroute('**/assets/answers*');
  // The errors of the failed requests, and our own message about them.
  pageErrors.length = 0;
});

test('the page gets events, without the question', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    for (const name of ['wrap-chat-opened', 'wrap-chat-closed', 'wrap-chat-answered'])
      addEventListener(name, (event) => heard.push([name, (event as CustomEvent).detail]));
  });
  const chat = new Chat(page);
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
});

test('the page can open it, with an event or with the attribute', async ({ page }) => {
  await page.goto('/');
  const chat = new Chat(page);
  await chat.element.dispatchEvent('wrap-open');
  await expect(chat.question).toBeFocused();
  await chat.element.evaluate((element) => element.setAttribute('open', 'no'));
  await expect(chat.panel).toBeHidden();
  await chat.element.evaluate((element) => element.setAttribute('open', 'yes'));
  await expect(chat.panel).toBeVisible();
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
  await page.goto(partner.origin);
  const chat = new Chat(page);
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
  const chat = new Chat(page);
  await chat.open();
  await chat.ask('materialen');
  await chat.expectAnswer('Europese maker');
  await chat.element.evaluate((element) => element.remove());
  await page.keyboard.press('Escape');
  expect(widgetScript).toContain('widgets.js');
});
